import type { Result } from '@craftsandore/api-client';
import { lazyApi } from '@craftsandore/session';

import { ResetPasswordPage } from '../features/account/reset-password-page.tsx';
import { attemptCall } from '../session/attempt-call.ts';
import { storefrontContext } from '../session/context.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import type { Route } from './+types/reset-password';

/** A new password goes to the host of accounts, which may be another than the API (specification, section 7). */
export async function clientAction({
  request,
  context,
}: Route.ClientActionArgs): Promise<Result<unknown>> {
  const { settings, locale, session } = context.get(storefrontContext);
  const accounts = lazyApi({ baseUrl: settings.authUrl, locale, session });
  const body = await request.json();
  const reset = await attemptCall(({ resetPassword }) => accounts(resetPassword, { body }));
  if (reset.ok) session.getState().end(); // as all sessions of the account
  return reset;
}

export const handle: PageHandle = { query: ['token'] };

export default ResetPasswordPage;
