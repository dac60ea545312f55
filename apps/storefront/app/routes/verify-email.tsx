import type { Result } from '@craftsandore/api-client';
import { useTranslation } from 'react-i18next';

import { AuthPage } from '../features/account/auth-page.tsx';
import { VerifyEmailPage } from '../features/account/verify-email-page.tsx';
import { hiddenToken, hideToken } from '../navigation/hide-token.ts';
import { attemptCall } from '../session/attempt-call.ts';
import { storefrontContext } from '../session/context.ts';
import type { Route } from './+types/verify-email';

/** In the browser: link scanners of mail programs, which run no scripts, must not use the link up. */
export async function clientLoader({
  request,
  context,
}: Route.ClientLoaderArgs): Promise<Result<unknown> | null> {
  // Opened once more, it is said to be verified already.
  const token = new URL(request.url).searchParams.get('token') ?? hiddenToken();
  if (!token) return null;
  hideToken();
  const { api } = context.get(storefrontContext);
  return attemptCall(({ verifyEmail }) => api(verifyEmail, { body: { token } }));
}

/** A link is good for one use. */
export const shouldRevalidate = () => false;

export function HydrateFallback() {
  const { t } = useTranslation();
  return <AuthPage title={t('verify.confirming')} />;
}

export default function VerifyEmailRoute({ loaderData }: Route.ComponentProps) {
  return <VerifyEmailPage result={loaderData} />;
}
