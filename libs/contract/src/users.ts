import { roleIds, roleNames } from '@craftsandore/roles';
import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { Email, Id, text } from './values.ts';

export const RoleIdOnWire = z.literal(roleIds);
export const RoleNameOnWire = z.enum(roleNames);

/** Who is signed in, as both apps keep it beside the token. */
export const SessionUser = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  roleId: RoleIdOnWire,
  isVerified: z.boolean(),
});
export type SessionUser = z.infer<typeof SessionUser>;

export const NewSession = z.object({ accessToken: z.string(), user: SessionUser });
export type NewSession = z.infer<typeof NewSession>;

/** Anything but spaces alone. */
export const Password = z.string().min(8).max(128).regex(/\S/);

export const Registration = z.object({ name: text(100), email: Email, password: Password });

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  summary: 'Open an account',
  body: Registration,
  data: NewSession,
  errors: ['account.email_taken', 'auth.weak_password'],
});

export const Credentials = z.object({ email: Email, password: z.string().min(1).max(128) });

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  summary: 'Sign in with e-mail and password',
  body: Credentials,
  data: NewSession,
  errors: ['auth.wrong_credentials'],
});

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'signed-in',
  summary: 'End the session that the token belongs to',
  data: z.null(),
});
