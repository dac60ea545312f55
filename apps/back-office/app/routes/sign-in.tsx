import { can } from '@craftsandore/roles';
import { data, redirect, useFetcher } from 'react-router-dom';

import { SignInPage } from '../features/account/sign-in-page.tsx';
import { handOffContext, sessionContext, settingsContext } from '../session/context.ts';
import { nextPage } from '../session/next-page.ts';
import { withPasskey } from '../session/with-passkey.ts';
import type { Route } from './+types/sign-in';

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const handOff = context.get(handOffContext);
  const { code } = handOff;
  handOff.code = undefined; // it is good for one try
  // Loaded only when somebody signs in.
  const refusal =
    code && (await (await import('../session/begin-session.ts')).takeOver(code, context));
  const { user } = context.get(sessionContext).getState();
  if (!refusal && can(user?.roleId, 'back-office:enter')) throw redirect(nextPage(request.url));

  const wasSentHere = new URL(request.url).searchParams.has('next');
  const reason: 'no-token' | undefined = wasSentHere ? 'no-token' : undefined;
  return {
    reason,
    refusal: refusal || undefined,
    shopUrl: context.get(settingsContext).storefrontUrl,
  };
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const { signIn, signInByPasskey } = await import('../session/begin-session.ts');
  const entered = await request.json();
  const refusal =
    'withPasskey' in entered
      ? await signInByPasskey(Boolean(entered.keep), context)
      : await signIn(entered, context);
  // After an error status the router loads nothing again: a page that waits underneath would be left for want of a session.
  return refusal ? data(refusal, 400) : redirect(nextPage(request.url));
}

export default function SignInRoute({ loaderData }: Route.ComponentProps) {
  const { data: refusal, state, submit } = useFetcher<typeof clientAction>();

  return (
    <SignInPage
      {...loaderData}
      refusal={refusal ?? loaderData.refusal}
      isPending={state !== 'idle'}
      onSubmit={(fields) => void submit(fields, { method: 'post', encType: 'application/json' })}
      onPasskey={() => void submit(withPasskey, { method: 'post', encType: 'application/json' })}
    />
  );
}
