import { attempt, createApiClient, type Refusal } from '@craftsandore/api-client';
import {
  acceptInvitation,
  askToSignInWithPasskey,
  exchangeHandOffCode,
  login,
  logout,
  type NewSession,
  signInWithPasskey,
} from '@craftsandore/contract';
import { can } from '@craftsandore/roles';
import type { RouterContextProvider } from 'react-router-dom';

import { passkeyOf } from './browser-passkeys.ts';
import { apiContext, localeContext, sessionContext, settingsContext } from './context.ts';
import { JoinFields, SignInFields } from './sign-in-fields.ts';

/** Why nobody is signed in: the API refused, or they are no staff. */
export type SignInRefusal = Refusal | 'no-access';

type Context = Readonly<RouterContextProvider>;

/** Begins a session with what was entered, or tells why there is none. */
export function signIn(entered: unknown, context: Context): Promise<SignInRefusal | undefined> {
  const { keep, ...credentials } = SignInFields.parse(entered);
  const newSession = context.get(apiContext)(login, { body: credentials });
  return beginSession(newSession, { keep }, context);
}

/** Begins the session of who has a passkey, or tells why there is none. */
export async function signInByPasskey(
  keep: boolean,
  context: Context,
): Promise<SignInRefusal | undefined> {
  const api = context.get(apiContext);
  const asked = await attempt(api(askToSignInWithPasskey, {}));
  if (!asked.ok) return asked.refusal;
  const made = await passkeyOf('use', asked.value.options);
  if (!made.ok) return made.refusal;
  const newSession = api(signInWithPasskey, { body: { credential: made.value } });
  return beginSession(newSession, { keep }, context);
}

/** Begins the session that the shop hands over, or tells why there is none. */
export function takeOver(code: string, context: Context): Promise<SignInRefusal | undefined> {
  const newSession = context.get(apiContext)(exchangeHandOffCode, { body: { code } });
  return beginSession(newSession, { keep: true }, context);
}

/** Begins the session of who accepts an invitation, or tells why there is none. */
export function join(
  entered: unknown,
  token: string,
  context: Context,
): Promise<SignInRefusal | undefined> {
  const body = { token, ...JoinFields.parse(entered) };
  const newSession = context.get(apiContext)(acceptInvitation, { body });
  return beginSession(newSession, { keep: true }, context);
}

/** Begins a session of staff, or tells why there is none. */
async function beginSession(
  newSession: Promise<NewSession>,
  { keep }: { keep: boolean },
  context: Context,
): Promise<SignInRefusal | undefined> {
  const result = await attempt(newSession);
  if (!result.ok) return result.refusal;
  const session = result.value;
  if (!can(session.user.roleId, 'back-office:enter')) {
    await endAtApi(session.accessToken, context);
    return 'no-access';
  }
  context.get(sessionContext).getState().begin(session, { keep });
  return undefined;
}

/** Ends a customer's session at the API, as the back office will not use it. */
function endAtApi(accessToken: string, context: Context) {
  const baseUrl = context.get(settingsContext).apiUrl;
  const asCustomer = createApiClient({
    baseUrl,
    locale: context.get(localeContext),
    token: () => accessToken,
  });
  return asCustomer(logout, {}).catch(() => null);
}
