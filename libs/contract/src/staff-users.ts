import { assignableRoles } from '@craftsandore/roles';
import { z } from 'zod';

import { Address } from './addresses.ts';
import { endpoint } from './endpoint.ts';
import { StaffOrder } from './orders.ts';
import { RoleIdOnWire, RoleNameOnWire } from './role-on-wire.ts';
import { Id, IdInUrl, PageMeta, PageQuery, Timestamp } from './values.ts';

/** What is done to accounts of staff, as it is kept for ever. */
export const staffActs = [
  'invited',
  'invited-again',
  'invitation-withdrawn',
  'invitation-accepted',
  'role-given',
  'deactivated',
  'reactivated',
  'reset-sent',
  'authenticator-added',
  'authenticator-removed',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-renewed',
  'second-step-reset',
] as const;

export const StaffChange = z.object({
  id: Id,
  act: z.enum(staffActs),
  /** Null for a command on the server. */
  staffName: z.string().nullable(),
  /** The role that was given or offered. */
  roleName: RoleNameOnWire.nullable(),
  /** Why, where that was asked for. */
  reason: z.string().nullable(),
  createdAt: Timestamp,
});
export type StaffChange = z.infer<typeof StaffChange>;

export const StaffUser = z.object({
  userId: Id,
  userName: z.string(),
  userEmail: z.string(),
  userRoleId: RoleIdOnWire,
  userRoleName: RoleNameOnWire,
  userIsVerified: z.boolean(),
  userCreatedAt: Timestamp,
  /** Since when nobody can sign in to it; null while its owner can. */
  userDeactivatedAt: Timestamp.nullable(),
  /** Of staff, to a few minutes; null for who has not been here since this is kept. */
  userLastSeenAt: Timestamp.nullable(),
});
export type StaffUser = z.infer<typeof StaffUser>;

export const StaffUserDetails = StaffUser.extend({
  ordersCount: z.int().nonnegative(),
  /** The newest twenty; all of them are found by email at `GET /admin/orders`. */
  orders: z.array(StaffOrder),
  shippingDetails: z.array(Address),
  /** Whether signing in takes a second step. */
  hasSecondStep: z.boolean(),
  /** What was done to the account as one of staff, newest first, a hundred at most. */
  changes: z.array(StaffChange),
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

/**
 * Counts at the very next call of that user, whatever their token was made for. One of staff is given to whoever has proved the
 * address: with a password that was chosen by a mailed link, or without any.
 */
export const changeRole = endpoint({
  method: 'PATCH',
  path: '/admin/users/roles/:userId',
  access: 'user:update',
  freshSecondStep: true,
  summary: 'Give an account another role',
  params: z.object({ userId: IdInUrl }),
  body: z.object({ roleId: z.literal(assignableRoles) }),
  data: StaffUser,
  errors: [
    'user.not_found',
    'user.own_role',
    'user.developer',
    'user.last_admin',
    'user.not_proven',
  ],
});

const UserParams = z.object({ userId: IdInUrl });

/** Ends all sessions of the account, here and in the shop. Its links to choose a password are void, and the invitations that it has sent. */
export const deactivateUser = endpoint({
  method: 'POST',
  path: '/admin/users/:userId/deactivate',
  access: 'user:update',
  freshSecondStep: true,
  summary: 'Keep a member of staff from signing in; all their sessions end at once',
  params: UserParams,
  data: StaffUser,
  errors: [
    'user.not_found',
    'user.own_account',
    'user.developer',
    'user.last_admin',
    'user.not_staff',
  ],
});

export const reactivateUser = endpoint({
  method: 'POST',
  path: '/admin/users/:userId/reactivate',
  access: 'user:update',
  freshSecondStep: true,
  summary: 'Let a member of staff sign in again',
  params: UserParams,
  data: StaffUser,
  errors: ['user.not_found', 'user.own_account'],
});

/** Nobody but the owner of the address sees the link. */
export const sendPasswordReset = endpoint({
  method: 'POST',
  path: '/admin/users/:userId/resetPassword',
  access: 'user:update',
  freshSecondStep: true,
  summary: 'Mail a link to choose a new password to the address of an account',
  params: UserParams,
  data: z.null(),
  errors: ['user.not_found', 'user.deactivated'],
});
