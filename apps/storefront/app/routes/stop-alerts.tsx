import type { Result } from '@craftsandore/api-client';

import { StopAlertsPage } from '../features/catalogue/saved/stop-alerts-page.tsx';
import { hiddenToken, hideToken } from '../navigation/hide-token.ts';
import { attemptCall } from '../session/attempt-call.ts';
import { storefrontContext } from '../session/context.ts';
import type { Route } from './+types/stop-alerts';

const tokenOf = (request: Request) =>
  new URL(request.url).searchParams.get('token') ?? hiddenToken();

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  hideToken();
  return { isWhole: Boolean(tokenOf(request)) };
}

export function clientAction({
  request,
  context,
}: Route.ClientActionArgs): Promise<Result<unknown>> {
  const { api } = context.get(storefrontContext);
  const token = tokenOf(request) ?? '';
  return attemptCall(({ stopStockAlerts }) => api(stopStockAlerts, { body: { token } }));
}

export function HydrateFallback() {
  return <StopAlertsPage isWhole={null} result={undefined} />;
}

export default function StopAlertsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <StopAlertsPage {...loaderData} result={actionData} />;
}
