import { ResetRequestPage } from '../features/account/reset-request-page.tsx';
import type { AuthAnswer } from '../features/account/use-auth-form.ts';
import { sentenceOf } from '../shop/failure.ts';
import { shopContext } from '../shop/shop.ts';
import type { Route } from './+types/request-reset-password';

export async function clientAction({
  request,
  context,
}: Route.ClientActionArgs): Promise<AuthAnswer> {
  try {
    const { requestPasswordReset } = await import('../shop/calls.ts');
    await context.get(shopContext).api(requestPasswordReset, { body: await request.json() });
    return { done: true };
  } catch (error) {
    return { reason: sentenceOf(error) };
  }
}

export default ResetRequestPage;
