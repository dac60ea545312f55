import { createApiClient } from '@craftsandore/api-client';
import { login, logout } from '@craftsandore/contract';
import { can } from '@craftsandore/roles';
import { redirect } from 'react-router';
import { useFetcher } from 'react-router-dom';

import { apiContext, localeContext, sessionContext, settingsContext } from '../context.ts';
import { SignInFields } from '../features/account/sign-in-fields.ts';
import { SignInPage, type SignInRefusal } from '../features/account/sign-in-page.tsx';
import { nextPage } from '../next-page.ts';
import { serverSentence } from '../refusal.ts';
import type { Route } from './+types/sign-in';

export function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const { user } = context.get(sessionContext).getState();
  if (can(user?.roleId, 'back-office:enter')) throw redirect(nextPage(request.url));

  const wasSentHere = new URL(request.url).searchParams.has('next');
  return { wasSentHere, shopUrl: context.get(settingsContext).storefrontUrl };
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const { keep, ...credentials } = SignInFields.parse(await request.json());
  try {
    const begun = await context.get(apiContext)(login, { body: credentials });
    if (!can(begun.user.roleId, 'back-office:enter')) {
      await endAtApi(begun.accessToken, context);
      return { reason: 'no-access' } satisfies SignInRefusal;
    }
    context.get(sessionContext).getState().begin(begun, { keep });
  } catch (error) {
    return { reason: 'failed', sentence: serverSentence(error) } satisfies SignInRefusal;
  }
  return redirect(nextPage(request.url));
}

export default function SignInRoute({ loaderData }: Route.ComponentProps) {
  const { data, state, submit } = useFetcher<typeof clientAction>();

  return (
    <SignInPage
      {...loaderData}
      refusal={data}
      isPending={state !== 'idle'}
      onSubmit={(fields) => void submit(fields, { method: 'post', encType: 'application/json' })}
    />
  );
}

/** A customer's session must not stay open at the API when it never begins here. */
function endAtApi(accessToken: string, context: Route.ClientActionArgs['context']) {
  const baseUrl = context.get(settingsContext).apiUrl;
  const asCustomer = createApiClient({
    baseUrl,
    locale: context.get(localeContext),
    token: () => accessToken,
  });
  return asCustomer(logout, {}).catch(() => null);
}
