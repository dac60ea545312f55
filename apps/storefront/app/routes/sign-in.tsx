import { type CallInput, type login, type signInWithGoogle } from '@craftsandore/contract';
import { redirect } from 'react-router';

import { logIdentityFailure } from '../features/account/identity-script.ts';
import { SignInPage } from '../features/account/sign-in-page.tsx';
import type { AuthAnswer } from '../features/account/use-auth-form.ts';
import { identityProvider } from '../server/identity.server.ts';
import { sentenceOf } from '../shop/failure.ts';
import { inOwnDocument } from '../shop/in-own-document.ts';
import { nextPath } from '../shop/next-path.ts';
import { shopContext } from '../shop/shop.ts';
import type { Route } from './+types/sign-in';

/** From the form, or from the identity provider's button. */
type Sent = { keep: boolean } & (
  CallInput<typeof login>['body'] | CallInput<typeof signInWithGoogle>['body']
);

export function loader({ context }: Route.LoaderArgs) {
  return identityProvider(context);
}

export const clientLoader = inOwnDocument;

/** A refused sign-in does not change the page's data. */
export const shouldRevalidate = () => false;

export async function clientAction({
  request,
  context,
}: Route.ClientActionArgs): Promise<AuthAnswer | Response> {
  const { api, session } = context.get(shopContext);
  const { keep, ...proof }: Sent = await request.json();
  try {
    const { signIn } = await import('@craftsandore/session/api');
    await signIn(api, session, proof, { keep });
    return redirect(nextPath(new URL(request.url).searchParams));
  } catch (error) {
    if ('credential' in proof) logIdentityFailure(error);
    return { reason: sentenceOf(error) };
  }
}

export default function SignInRoute({ loaderData }: Route.ComponentProps) {
  return <SignInPage provider={loaderData} />;
}
