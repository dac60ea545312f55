import { ResetPasswordPage } from '../features/account/reset-password-page.tsx';
import type { AuthAnswer } from '../features/account/use-auth-form.ts';
import { sentenceOf } from '../shop/failure.ts';
import { shopContext } from '../shop/shop.ts';
import type { Route } from './+types/reset-password';

/** A new password goes to the host of accounts, which may be another than the API (specification, section 7). */
export async function clientAction({
  request,
  context,
}: Route.ClientActionArgs): Promise<AuthAnswer> {
  const { settings, locale, session } = context.get(shopContext);
  try {
    const { resetPassword } = await import('../shop/calls.ts');
    const { createSessionApi } = await import('@craftsandore/session/api');
    const accounts = createSessionApi({ baseUrl: settings.authUrl, locale, session });
    await accounts(resetPassword, { body: await request.json() });
    session.getState().end(); // as all sessions of the account
    return { done: true };
  } catch (error) {
    return { reason: sentenceOf(error) };
  }
}

export default ResetPasswordPage;
