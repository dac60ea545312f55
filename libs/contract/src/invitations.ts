import { invitableRoles } from '@craftsandore/roles';
import { z } from 'zod';

import { Password } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { RoleIdOnWire, RoleNameOnWire } from './role-on-wire.ts';
import { NewSession } from './sessions.ts';
import { StaffUser } from './staff-users.ts';
import { Email, Id, IdInUrl, line, PageMeta, PageQuery, Secret, Timestamp } from './values.ts';

const invitationStates = ['waiting', 'expired', 'accepted', 'withdrawn'] as const;

/** A role for whoever reads the mails of an address. */
export const Invitation = z.object({
  id: Id,
  email: z.string(),
  roleId: RoleIdOnWire,
  roleName: RoleNameOnWire,
  state: z.enum(invitationStates),
  invitedBy: z.string(),
  createdAt: Timestamp,
  expiresAt: Timestamp,
});
export type Invitation = z.infer<typeof Invitation>;

export const listInvitations = endpoint({
  method: 'GET',
  path: '/admin/invitations',
  access: 'user:read',
  summary: 'A page of invitations to the staff, newest first',
  query: PageQuery,
  data: z.array(Invitation),
  meta: PageMeta,
});

/** Where an account has proved the address, nothing is sent: the account is answered, whose role can be changed instead. */
export const inviteStaff = endpoint({
  method: 'POST',
  path: '/admin/invitations',
  access: 'user:update',
  freshSecondStep: true,
  summary: 'Mail a link by which the owner of an address joins the staff',
  body: z.object({ email: Email, roleId: z.literal(invitableRoles) }),
  data: z.object({ invitation: Invitation.nullable(), account: StaffUser.nullable() }),
  errors: ['invitation.waiting'],
});

const InvitationParams = z.object({ id: IdInUrl });

/** The link of the mail before is void. */
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/admin/invitations/:id/resend',
  access: 'user:update',
  summary: 'Mail a new link, which is good from now on',
  params: InvitationParams,
  data: Invitation,
  errors: ['invitation.not_found', 'invitation.closed'],
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/admin/invitations/:id',
  access: 'user:update',
  summary: 'Take an invitation back; its link is void',
  params: InvitationParams,
  data: Invitation,
  errors: ['invitation.not_found', 'invitation.closed'],
});

/** Does not use the link up. */
export const readInvitation = endpoint({
  method: 'POST',
  path: '/auth/invitation',
  access: 'public',
  summary: 'What the link of an invitation offers',
  body: z.object({ token: Secret }),
  data: z.object({ email: z.string(), roleName: RoleNameOnWire }),
  errors: ['auth.link_invalid'],
});

/** Opens the account, or takes over the one of the address: the link has shown whose it is. Its other sessions end. */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/auth/invitation/accept',
  access: 'public',
  summary: 'Join the staff by the link of an invitation, with a password of one’s own',
  body: z.object({ token: Secret, name: line(100), password: Password }),
  data: NewSession,
  errors: ['auth.link_invalid', 'auth.weak_password', 'auth.deactivated'],
});
