import type { Result } from '@craftsandore/api-client';

import { ResetRequestPage } from '../features/account/reset-request-page.tsx';
import { attemptCall } from '../session/attempt-call.ts';
import { storefrontContext } from '../session/context.ts';
import type { Route } from './+types/request-reset-password';

export async function clientAction({
  request,
  context,
}: Route.ClientActionArgs): Promise<Result<unknown>> {
  const { api } = context.get(storefrontContext);
  const body = await request.json();
  return attemptCall(({ requestPasswordReset }) => api(requestPasswordReset, { body }));
}

export default ResetRequestPage;
