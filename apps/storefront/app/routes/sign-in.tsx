import type { Credentials } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { redirect } from 'react-router';
import type { z } from 'zod';

import { AuthPage } from '../features/account/auth-page.tsx';
import { type AuthRefusal, SignInForm } from '../features/account/sign-in-form.tsx';
import { sentenceOf } from '../shop/failure.ts';
import { nextPath } from '../shop/next-path.ts';
import { shopContext } from '../shop/shop.ts';
import type { Route } from './+types/sign-in';

type Sent = z.input<typeof Credentials> & { keep: boolean };

export async function clientAction({
  request,
  context,
}: Route.ClientActionArgs): Promise<AuthRefusal | Response> {
  const { api, session } = context.get(shopContext);
  const { keep, ...credentials }: Sent = await request.json();
  try {
    const { signIn } = await import('@craftsandore/session/api');
    await signIn(api, session, credentials, { keep });
    return redirect(nextPath(new URL(request.url).searchParams));
  } catch (error) {
    return { reason: sentenceOf(error) };
  }
}

export default function SignInRoute() {
  const { t } = useLocale();
  return (
    <AuthPage title={t('auth.welcomeBack')} lead={t('auth.signInLead')}>
      <SignInForm />
    </AuthPage>
  );
}
