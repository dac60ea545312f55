import { attempt, createApiClient, type Refusal } from '@craftsandore/api-client';
import { exchangeHandOffCode, login, logout, type NewSession } from '@craftsandore/contract';
import { can } from '@craftsandore/roles';
import type { RouterContextProvider } from 'react-router-dom';

import { apiContext, localeContext, sessionContext, settingsContext } from './context.ts';
import { SignInFields } from './sign-in-fields.ts';

/** Why nobody is signed in: the API refused, or they are no staff. */
export type SignInRefusal = Refusal | 'no-access';

type Context = Readonly<RouterContextProvider>;

/** Begins a session with what was entered, or tells why there is none. */
export function signIn(entered: unknown, context: Context): Promise<SignInRefusal | undefined> {
  const { keep, ...credentials } = SignInFields.parse(entered);
  const newSession = context.get(apiContext)(login, { body: credentials });
  return beginSession(newSession, { keep }, context);
}

/** Begins the session that the shop hands over, or tells why there is none. */
export function takeOver(code: string, context: Context): Promise<SignInRefusal | undefined> {
  const newSession = context.get(apiContext)(exchangeHandOffCode, { body: { code } });
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
