import type { Result } from '@craftsandore/api-client';
import { draftNamed } from '@craftsandore/resilience';
import { redirect } from 'react-router-dom';

import { SignUpPage } from '../features/account/sign-up-page.tsx';
import { identityProvider } from '../server/identity.server.ts';
import { attemptCall } from '../session/attempt-call.ts';
import { inOwnDocument, useReadingOn } from '../session/in-own-document.ts';
import { storefrontContext } from '../session/context.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import type { Route } from './+types/sign-up';

export function loader({ context }: Route.LoaderArgs) {
  return identityProvider(context);
}

export const clientLoader = inOwnDocument;

/** A refused sign-up does not change the page's data. */
export const shouldRevalidate = () => false;

/** A new account leads to the sign-in page (specification, section 2), where its email has been filled in. */
export async function clientAction({
  request,
  context,
}: Route.ClientActionArgs): Promise<Result<unknown> | Response> {
  const { api } = context.get(storefrontContext);
  const body = await request.json();
  const registered = await attemptCall(({ register }) => api(register, { body }));
  if (!registered.ok) return registered;
  draftNamed('guest:signin').save({ email: body.email });
  const query = new URL(request.url).searchParams;
  query.set('welcome', 'yes');
  return redirect(`/signin?${query}`);
}

export const handle: PageHandle = { query: ['next', 'welcome'] };

export default function SignUpRoute({ loaderData }: Route.ComponentProps) {
  useReadingOn();
  return <SignUpPage provider={loaderData} />;
}
