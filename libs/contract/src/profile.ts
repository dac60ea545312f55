import { z } from 'zod';

import { Password } from './accounts.ts';
import { Address } from './addresses.ts';
import { endpoint } from './endpoint.ts';
import { CustomerOrder } from './orders.ts';
import { RoleNameOnWire } from './role-on-wire.ts';
import { SessionUser } from './sessions.ts';
import { Email, line, PhoneNumberOrNone, Timestamp } from './values.ts';

/** What an account says of itself. */
const OwnAccount = SessionUser.extend({
  /** International form. Whoever wrote it has not shown that it is theirs. */
  phoneNumber: z.string().optional(),
});

export const Profile = OwnAccount.extend({
  role: z.object({ name: RoleNameOnWire }),
  createdAt: Timestamp,
  /** The new address, until the link that was sent to it is opened. */
  pendingEmail: z.string().optional(),
  /** Whether there is no password to sign in with: accounts of an identity provider begin so. */
  isProviderOnly: z.boolean(),
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

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/users/profile',
  access: 'signed-in',
  summary: 'Change the name and the phone number of the signed-in person',
  body: z.object({ name: line(100), phoneNumber: PhoneNumberOrNone.optional() }),
  data: OwnAccount,
  errors: ['address.phone_invalid'],
});

const ownPassword = z.string().min(1).max(128);

/** The old address stays until the link that is sent to the new one is opened (`POST /auth/verifyEmail`). */
export const changeEmail = endpoint({
  method: 'POST',
  path: '/users/email',
  access: 'signed-in',
  summary: 'Mail a link to a new e-mail address, which replaces the old one when it is opened',
  body: z.object({ email: Email, password: ownPassword }),
  data: z.null(),
  errors: ['account.wrong_password', 'account.no_password', 'account.email_taken'],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/users/password',
  access: 'signed-in',
  summary: 'Choose a new password; all other sessions of the account end',
  body: z.object({ password: ownPassword, newPassword: Password }),
  data: z.null(),
  errors: ['account.wrong_password', 'account.no_password', 'auth.weak_password'],
});
