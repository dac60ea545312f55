import { z } from 'zod';

import { Address } from './addresses.ts';
import { endpoint } from './endpoint.ts';
import { CustomerOrder } from './orders.ts';
import { RoleNameOnWire } from './role-on-wire.ts';
import { SessionUser } from './sessions.ts';
import { Timestamp } from './values.ts';

export const Profile = SessionUser.extend({
  role: z.object({ name: RoleNameOnWire }),
  createdAt: Timestamp,
  /** The newest twenty; all of them are at `GET /users/orders`. */
  orders: z.array(CustomerOrder),
  shippingDetails: z.array(Address),
});
export type Profile = z.infer<typeof Profile>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/users/profile',
  access: 'signed-in',
  summary: 'The signed-in person with orders and addresses',
  data: Profile,
});
