import { createApiClient } from '@craftsandore/api-client';
import { exchangeHandOffCode, login, logout, type NewSession } from '@craftsandore/contract';
import { can } from '@craftsandore/roles';
import type { RouterContextProvider } from 'react-router';

import { apiContext, localeContext, sessionContext, settingsContext } from '../context.ts';
import { SignInFields } from '../features/account/sign-in-fields.ts';
import type { SignInRefusal } from '../features/account/sign-in-page.tsx';
import { sentenceOf } from '../refusal.ts';

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
  try {
    const begun = await newSession;
    if (!can(begun.user.roleId, 'back-office:enter')) {
      await endAtApi(begun.accessToken, context);
      return { reason: 'no-access' };
    }
    context.get(sessionContext).getState().begin(begun, { keep });
    return undefined;
  } catch (error) {
    return { reason: 'failed', sentence: sentenceOf(error) };
  }
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
