import { useLocale } from '@craftsandore/i18n/react';

import { AuthPage } from '../features/account/auth-page.tsx';
import type { AuthAnswer } from '../features/account/use-auth-form.ts';
import { VerifyEmailPage } from '../features/account/verify-email-page.tsx';
import { sentenceOf } from '../shop/failure.ts';
import { shopContext } from '../shop/shop.ts';
import type { Route } from './+types/verify-email';

/** In the browser: link scanners of mail programs, which run no scripts, must not use the link up. */
export async function clientLoader({
  request,
  context,
}: Route.ClientLoaderArgs): Promise<AuthAnswer> {
  const token = new URL(request.url).searchParams.get('token');
  if (!token) return { reason: null };
  try {
    const { verifyEmail } = await import('../shop/calls.ts');
    await context.get(shopContext).api(verifyEmail, { body: { token } });
    return { done: true };
  } catch (error) {
    return { reason: sentenceOf(error) };
  }
}

/** A link is good for one use. */
export const shouldRevalidate = () => false;

export function HydrateFallback() {
  const { t } = useLocale();
  return <AuthPage title={t('verify.confirming')} />;
}

export default function VerifyEmailRoute({ loaderData }: Route.ComponentProps) {
  return <VerifyEmailPage answer={loaderData} />;
}
