import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { NewSession } from './sessions.ts';
import { notBlank } from './plain/patterns.ts';
import { Email, line, Secret } from './values.ts';

export const Password = z
  .string()
  .min(8, { abort: true })
  .max(128, { abort: true })
  .regex(notBlank);

export const Registration = z.object({ name: line(100), email: Email, password: Password });

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  summary: 'Open an account',
  body: Registration,
  data: NewSession,
  errors: ['account.email_taken', 'auth.weak_password'],
});

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
  errors: ['auth.link_invalid', 'account.already_verified', 'account.email_taken'],
});

export const requestVerification = endpoint({
  method: 'POST',
  path: '/auth/requestVerification',
  access: 'signed-in',
  summary: 'Mail the link that confirms the e-mail address once more',
  data: z.null(),
  errors: ['account.already_verified'],
});
