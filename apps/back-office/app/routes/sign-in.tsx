import { createApiClient } from '@craftsandore/api-client';
import { exchangeHandOffCode, login, logout, type NewSession } from '@craftsandore/contract';
import { can } from '@craftsandore/roles';
import { redirect, type RouterContextProvider } from 'react-router';
import { useFetcher } from 'react-router-dom';

import {
  apiContext,
  handOffContext,
  localeContext,
  sessionContext,
  settingsContext,
} from '../context.ts';
import { SignInFields } from '../features/account/sign-in-fields.ts';
import { SignInPage, type SignInRefusal } from '../features/account/sign-in-page.tsx';
import { nextPage } from '../next-page.ts';
import { serverSentence } from '../refusal.ts';
import type { Route } from './+types/sign-in';

type Context = Readonly<RouterContextProvider>;

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const refusal = await takeOver(context);
  const { user } = context.get(sessionContext).getState();
  if (!refusal && can(user?.roleId, 'back-office:enter')) throw redirect(nextPage(request.url));

  const wasSentHere = new URL(request.url).searchParams.has('next');
  const reason: 'no-token' | undefined = wasSentHere ? 'no-token' : undefined;
  return { reason, refusal, shopUrl: context.get(settingsContext).storefrontUrl };
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const { keep, ...credentials } = SignInFields.parse(await request.json());
  const api = context.get(apiContext);
  const refusal = await begin(api(login, { body: credentials }), { keep }, context);
  return refusal ?? redirect(nextPage(request.url));
}

export default function SignInRoute({ loaderData }: Route.ComponentProps) {
  const { data, state, submit } = useFetcher<typeof clientAction>();

  return (
    <SignInPage
      {...loaderData}
      refusal={data ?? loaderData.refusal}
      isPending={state !== 'idle'}
      onSubmit={(fields) => void submit(fields, { method: 'post', encType: 'application/json' })}
    />
  );
}

/** Begins the session that the shop hands over, if it does. A code is good for one try. */
async function takeOver(context: Context): Promise<SignInRefusal | undefined> {
  const handOff = context.get(handOffContext);
  const { code } = handOff;
  if (!code) return undefined;
  handOff.code = undefined;
  return begin(
    context.get(apiContext)(exchangeHandOffCode, { body: { code } }),
    { keep: true },
    context,
  );
}

/** Begins a session of staff, or tells why there is none. */
async function begin(
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
    return { reason: 'failed', sentence: serverSentence(error) };
  }
}

/** A customer's session must not stay open at the API when it never begins here. */
function endAtApi(accessToken: string, context: Context) {
  const baseUrl = context.get(settingsContext).apiUrl;
  const asCustomer = createApiClient({
    baseUrl,
    locale: context.get(localeContext),
    token: () => accessToken,
  });
  return asCustomer(logout, {}).catch(() => null);
}
