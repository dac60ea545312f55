import { redirect } from 'react-router';

import { SignUpPage } from '../features/account/sign-up-page.tsx';
import type { AuthAnswer } from '../features/account/use-auth-form.ts';
import { identityProvider } from '../server/identity.server.ts';
import { sentenceOf } from '../shop/failure.ts';
import { inOwnDocument } from '../shop/in-own-document.ts';
import { shopContext } from '../shop/shop.ts';
import type { Route } from './+types/sign-up';

export function loader({ context }: Route.LoaderArgs) {
  return identityProvider(context);
}

export const clientLoader = inOwnDocument;

/** A refused sign-up does not change the page's data. */
export const shouldRevalidate = () => false;

/** A new account leads to the sign-in page (specification, section 2). */
export async function clientAction({
  request,
  context,
}: Route.ClientActionArgs): Promise<AuthAnswer | Response> {
  const { api } = context.get(shopContext);
  try {
    const { register } = await import('../shop/calls.ts');
    await api(register, { body: await request.json() });
    const query = new URL(request.url).searchParams;
    query.set('welcome', 'yes');
    return redirect(`/signin?${query}`);
  } catch (error) {
    return { reason: sentenceOf(error) };
  }
}

export default function SignUpRoute({ loaderData }: Route.ComponentProps) {
  return <SignUpPage provider={loaderData} />;
}
