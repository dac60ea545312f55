import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { NewSession, Password } from './users.ts';
import { Email } from './values.ts';

/** What a link or the identity provider carries. */
const Secret = z.string().min(1).max(4096);

/** Never tells whether there is such an account. */
export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/requestResetPassword',
  access: 'public',
  summary: 'Mail a link to choose a new password, where there is such an account',
  body: z.object({ email: Email }),
  data: z.null(),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/resetPassword',
  access: 'public',
  summary: 'Choose a new password by the mailed link; all sessions of the account end',
  body: z.object({ resetToken: Secret, newPassword: Password }),
  data: z.null(),
  errors: ['auth.link_invalid', 'auth.weak_password'],
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/auth/verifyEmail',
  access: 'public',
  summary: 'Confirm an e-mail address by the mailed link',
  body: z.object({ token: Secret }),
  data: z.null(),
  errors: ['auth.link_invalid'],
});

export const requestVerification = endpoint({
  method: 'POST',
  path: '/auth/requestVerification',
  access: 'signed-in',
  summary: 'Mail the link that confirms the e-mail address once more',
  data: z.null(),
  errors: ['account.already_verified'],
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

export const logoutEverywhere = endpoint({
  method: 'POST',
  path: '/auth/logoutEverywhere',
  access: 'signed-in',
  summary: 'End all sessions of the account, this one too',
  data: z.null(),
});
