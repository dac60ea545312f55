import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { RoleIdOnWire } from './role-on-wire.ts';
import { Email, Id, Secret } from './values.ts';

/** Who is signed in, as both apps keep it beside the token. */
export const SessionUser = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  roleId: RoleIdOnWire,
  isVerified: z.boolean(),
});
export type SessionUser = z.infer<typeof SessionUser>;

export const NewSession = z.object({
  accessToken: z.string(),
  user: SessionUser,
  /** What is left to do before calls of staff are answered: a code or a passkey, or to add one. */
  secondStep: z.enum(['take', 'add']).optional(),
});
export type NewSession = z.infer<typeof NewSession>;

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

export const logoutEverywhere = endpoint({
  method: 'POST',
  path: '/auth/logoutEverywhere',
  access: 'signed-in',
  summary: 'End all sessions of the account, this one too',
  data: z.null(),
});

/** What a page needs to show the identity provider's button; null where there is none. */
export const IdentityProvider = z.object({
  clientId: z.string(),
  scriptUrl: z.string(),
  /** Whether it is the sample shop's own, for trying the button out. */
  isDemo: z.boolean(),
});
export type IdentityProvider = z.infer<typeof IdentityProvider>;

export const getIdentityProvider = endpoint({
  method: 'GET',
  path: '/auth/google',
  access: 'public',
  summary: 'The identity provider that this shop trusts, if any',
  data: IdentityProvider.nullable(),
});

export const signInWithGoogle = endpoint({
  method: 'POST',
  path: '/auth/google',
  access: 'public',
  summary: "Sign in or open an account with the identity provider's word",
  body: z.object({ credential: Secret }),
  data: NewSession,
  errors: ['auth.identity_refused', 'auth.identity_off'],
});

/** A code in place of the token, because an address is no place for a token. */
export const createHandOffCode = endpoint({
  method: 'POST',
  path: '/auth/handOff',
  access: 'back-office:enter',
  // The session that comes of it has to take the step itself.
  beforeSecondStep: true,
  summary: 'A single-use code, good for 60 seconds, to enter the back office with',
  data: z.object({ code: z.string() }),
});

export const exchangeHandOffCode = endpoint({
  method: 'POST',
  path: '/auth/handOff/exchange',
  access: 'public',
  summary: 'A session of its own for a hand-off code',
  body: z.object({ code: Secret }),
  data: NewSession,
  errors: ['auth.code_invalid', 'access.denied'],
});
