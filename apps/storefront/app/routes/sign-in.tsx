import { attempt, type Result } from '@craftsandore/api-client';
import { type CallInput, type login, type signInWithGoogle } from '@craftsandore/contract';
import { redirect } from 'react-router-dom';

import { logIdentityFailure } from '../features/account/identity-script.ts';
import { SignInPage } from '../features/account/sign-in-page.tsx';
import { identityProvider } from '../server/identity.server.ts';
import { inOwnDocument, useReadingOn } from '../session/in-own-document.ts';
import { nextPage } from '../session/next-page.ts';
import { storefrontContext } from '../session/context.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import type { Route } from './+types/sign-in';

/** From the form, or from the identity provider's button. */
type SignInInput = { keep: boolean } & (
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
}: Route.ClientActionArgs): Promise<Result<unknown> | Response> {
  const { api, session } = context.get(storefrontContext);
  const { keep, ...proof }: SignInInput = await request.json();
  const signedIn = await attempt(
    import('@craftsandore/session/api')
      .then(({ signIn }) => signIn(api, session, proof, { keep }))
      .catch((error: unknown) => {
        if ('credential' in proof) logIdentityFailure(error);
        throw error;
      }),
  );
  return signedIn.ok ? redirect(nextPage(new URL(request.url).searchParams)) : signedIn;
}

export const handle: PageHandle = { query: ['next', 'welcome'] };

export default function SignInRoute({ loaderData }: Route.ComponentProps) {
  useReadingOn();
  return <SignInPage provider={loaderData} />;
}
