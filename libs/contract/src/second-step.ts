import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { NewSession } from './sessions.ts';
import { maxId } from './plain/limits.ts';
import { Id, IdInUrl, line, text, Timestamp } from './values.ts';

/** What the browser's authenticator answers, as JSON. */
const Credential = z.string().min(1).max(16_384);

/** What an authenticator app or a recovery code says; spaces and dashes do not count. */
const Code = z.string().trim().min(1).max(40);

const OwnPassword = z.string().min(1).max(128).optional();

/** Shown once: only their hashes are kept. */
const RecoveryCodes = z.array(z.object({ code: z.string() }));

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const SecondStep = z.object({
  /** Whether this session has to take it, has taken it, or needs none. */
  state: z.enum(['none', 'due', 'done']),
  /** Whether the owner demands one of this role. */
  isDemanded: z.boolean(),
  /** Whether a change needs the password: soon after signing in it does not. */
  asksPassword: z.boolean(),
  authenticator: z.object({ createdAt: Timestamp }).nullable(),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.int().nonnegative(),
});
export type SecondStep = z.infer<typeof SecondStep>;

/** For staff, also while their session has not taken the second step. */
const forStaff = { access: 'back-office:enter', beforeSecondStep: true } as const;

export const getSecondStep = endpoint({
  ...forStaff,
  method: 'GET',
  path: '/auth/secondStep',
  summary: 'The second step of the signed-in member of staff, and how this session stands',
  data: SecondStep,
});

export const takeSecondStep = endpoint({
  ...forStaff,
  method: 'POST',
  path: '/auth/secondStep/code',
  summary: 'Take the second step with the code of an authenticator app, or a recovery code',
  body: z.object({ code: Code }),
  data: z.object({ recoveryCodesLeft: z.int().nonnegative() }),
  errors: ['second_step.wrong_code'],
});

export const startAuthenticator = endpoint({
  ...forStaff,
  method: 'POST',
  path: '/auth/secondStep/authenticator',
  summary: 'A new secret for an authenticator app, which counts once a code of it is confirmed',
  body: z.object({ password: OwnPassword }),
  data: z.object({
    secret: z.string(),
    /** The shop's name, under which the app shows it. */
    issuer: z.string(),
  }),
  errors: ['account.wrong_password', 'second_step.not_fresh', 'second_step.has_authenticator'],
});

/** All other sessions of the account end. */
export const confirmAuthenticator = endpoint({
  ...forStaff,
  method: 'POST',
  path: '/auth/secondStep/authenticator/confirm',
  summary: 'Show by a code that the app has the secret; recovery codes come with the first method',
  body: z.object({ code: Code }),
  data: z.object({ recoveryCodes: RecoveryCodes }),
  errors: ['second_step.wrong_code', 'second_step.has_authenticator'],
});

export const removeAuthenticator = endpoint({
  ...forStaff,
  method: 'POST',
  path: '/auth/secondStep/authenticator/remove',
  summary: 'Remove the authenticator app, with a code',
  body: z.object({ password: OwnPassword, code: Code }),
  data: z.null(),
  errors: [
    'account.wrong_password',
    'second_step.not_fresh',
    'second_step.wrong_code',
    'second_step.demanded',
  ],
});

export const renewRecoveryCodes = endpoint({
  ...forStaff,
  method: 'POST',
  path: '/auth/secondStep/recoveryCodes',
  summary: 'Ten new recovery codes; the old ones are void',
  body: z.object({ password: OwnPassword }),
  data: z.object({ recoveryCodes: RecoveryCodes }),
  errors: ['account.wrong_password', 'second_step.not_fresh', 'second_step.none'],
});

const Options = z.object({
  /** For the browser's authenticator, as JSON. */
  options: z.string(),
});

export const startPasskey = endpoint({
  ...forStaff,
  method: 'POST',
  path: '/auth/secondStep/passkeys/options',
  summary: 'What a browser needs to make a passkey',
  body: z.object({ password: OwnPassword }),
  data: Options,
  errors: ['account.wrong_password', 'second_step.not_fresh', 'second_step.too_many'],
});

/** All other sessions of the account end. */
export const addPasskey = endpoint({
  ...forStaff,
  method: 'POST',
  path: '/auth/secondStep/passkeys',
  summary: 'Add a passkey; recovery codes come with the first method',
  body: z.object({ name: line(100), credential: Credential }),
  data: z.object({ recoveryCodes: RecoveryCodes }),
  errors: ['second_step.passkey_refused'],
});

const PasskeyParams = z.object({ id: IdInUrl });

export const renamePasskey = endpoint({
  ...forStaff,
  method: 'PATCH',
  path: '/auth/secondStep/passkeys/:id',
  summary: 'Give a passkey another name',
  params: PasskeyParams,
  body: z.object({ name: line(100) }),
  data: z.null(),
  errors: ['second_step.no_passkey'],
});

export const removePasskey = endpoint({
  ...forStaff,
  method: 'POST',
  path: '/auth/secondStep/passkeys/:id/remove',
  summary: 'Remove a passkey',
  params: PasskeyParams,
  body: z.object({ password: OwnPassword }),
  data: z.null(),
  errors: [
    'account.wrong_password',
    'second_step.not_fresh',
    'second_step.no_passkey',
    'second_step.demanded',
  ],
});

export const askForPasskey = endpoint({
  ...forStaff,
  method: 'POST',
  path: '/auth/secondStep/passkey/options',
  summary: 'What a browser needs to take the second step with a passkey',
  data: Options,
});

export const takeSecondStepWithPasskey = endpoint({
  ...forStaff,
  method: 'POST',
  path: '/auth/secondStep/passkey',
  summary: 'Take the second step with a passkey',
  body: z.object({ credential: Credential }),
  data: z.null(),
  errors: ['second_step.passkey_refused'],
});

export const askToSignInWithPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey/options',
  access: 'public',
  summary: 'What a browser needs to sign in with a passkey alone',
  data: Options,
});

/** The device has asked for a finger, a face or a PIN, so this counts as both steps. */
export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey',
  access: 'public',
  summary: 'Sign in with a passkey alone',
  body: z.object({ credential: Credential }),
  data: NewSession,
  errors: ['second_step.passkey_refused', 'auth.deactivated'],
});

/** All sessions of the account end. Who has lost phone and codes signs in with the password alone, once. */
export const resetSecondStep = endpoint({
  method: 'POST',
  path: '/admin/users/:userId/resetSecondStep',
  access: 'staff:secure',
  freshSecondStep: true,
  summary: 'Remove a colleague’s second step, which they have lost',
  params: z.object({ userId: IdInUrl }),
  body: z.object({ reason: text(500) }),
  data: z.null(),
  errors: ['user.not_found', 'user.own_account', 'second_step.none'],
});

/** Of whom the owner demands a second step. */
export const demandedOf = ['nobody', 'admins', 'staff'] as const;

/** That demand as a group of settings. */
export const StaffAccessSettings = z.object({ secondStepOf: z.enum(demandedOf) });

const StaffAccess = z.object({
  /** Zero until it is saved for the first time. */
  version: z.int().nonnegative(),
  secondStepOf: z.enum(demandedOf),
  savedBy: z.string().nullable(),
  savedAt: Timestamp.nullable(),
  /** How many of whom it would be demanded have none yet, by whom it is demanded of. */
  without: z.object({ admins: z.int(), staff: z.int() }),
});
export type StaffAccess = z.infer<typeof StaffAccess>;

export const getStaffAccess = endpoint({
  method: 'GET',
  path: '/admin/settings/staffAccess',
  access: 'staff:secure',
  summary: 'Of whom the owner demands a second step',
  data: StaffAccess,
});

/** Sessions of those who have none stop at once, until they have added one. */
export const saveStaffAccess = endpoint({
  method: 'PUT',
  path: '/admin/settings/staffAccess',
  access: 'staff:secure',
  freshSecondStep: true,
  summary: 'Demand a second step of admins, of all staff, or of nobody',
  body: StaffAccessSettings.extend({ seenVersion: z.int().nonnegative().max(maxId) }),
  data: StaffAccess,
  errors: ['settings.changed', 'second_step.own_missing'],
});
