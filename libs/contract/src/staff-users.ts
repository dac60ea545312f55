import { assignableRoles } from '@craftsandore/roles';
import { z } from 'zod';

import { Address } from './addresses.ts';
import { endpoint } from './endpoint.ts';
import { StaffOrder } from './orders.ts';
import { RoleIdOnWire, RoleNameOnWire } from './role-on-wire.ts';
import { Id, IdInUrl, PageMeta, PageQuery, Timestamp } from './values.ts';

export const StaffUser = z.object({
  userId: Id,
  userName: z.string(),
  userEmail: z.string(),
  userRoleId: RoleIdOnWire,
  userRoleName: RoleNameOnWire,
  userIsVerified: z.boolean(),
  userCreatedAt: Timestamp,
});
export type StaffUser = z.infer<typeof StaffUser>;

export const StaffUserDetails = StaffUser.extend({
  ordersCount: z.int().nonnegative(),
  /** The newest twenty; all of them are found by email at `GET /admin/orders`. */
  orders: z.array(StaffOrder),
  shippingDetails: z.array(Address),
});
export type StaffUserDetails = z.infer<typeof StaffUserDetails>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  access: 'user:read',
  summary: 'A page of accounts, by text and role, newest first',
  query: PageQuery.extend({
    /** Part of a name or an email. */
    query: z.string().trim().max(200).optional(),
    roleId: z.coerce.number<number | string>().pipe(RoleIdOnWire).optional(),
  }),
  data: z.array(StaffUser),
  meta: PageMeta,
});

export const getUser = endpoint({
  method: 'GET',
  path: '/admin/users/:userId',
  access: 'user:read',
  summary: 'One account with its newest orders and its addresses',
  params: z.object({ userId: IdInUrl }),
  data: StaffUserDetails,
  errors: ['user.not_found'],
});

/** Counts at the very next call of that user, whatever their token was made for. */
export const changeRole = endpoint({
  method: 'PATCH',
  path: '/admin/users/roles/:userId',
  access: 'user:update',
  summary: 'Give an account another role',
  params: z.object({ userId: IdInUrl }),
  body: z.object({ roleId: z.literal(assignableRoles) }),
  data: StaffUser,
  errors: ['user.not_found', 'user.own_role', 'user.developer', 'user.last_admin'],
});
