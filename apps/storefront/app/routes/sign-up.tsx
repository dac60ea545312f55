import { register } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { redirect } from 'react-router';

import { AuthPage } from '../features/account/auth-page.tsx';
import type { AuthRefusal } from '../features/account/sign-in-form.tsx';
import { SignUpForm } from '../features/account/sign-up-form.tsx';
import { sentenceOf } from '../shop/failure.ts';
import { shopContext } from '../shop/shop.ts';
import type { Route } from './+types/sign-up';

/** A new account leads to the sign-in page (specification, section 2). */
export async function clientAction({
  request,
  context,
}: Route.ClientActionArgs): Promise<AuthRefusal | Response> {
  const { api } = context.get(shopContext);
  try {
    await api(register, { body: await request.json() });
    const query = new URL(request.url).searchParams;
    query.set('welcome', 'yes');
    return redirect(`/signin?${query}`);
  } catch (error) {
    return { reason: sentenceOf(error) };
  }
}

export default function SignUpRoute() {
  const { t } = useLocale();
  return (
    <AuthPage title={t('auth.create')} lead={t('auth.signUpLead')}>
      <SignUpForm />
    </AuthPage>
  );
}
