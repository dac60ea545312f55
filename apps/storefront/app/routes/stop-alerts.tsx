import { attempt, type Result } from '@craftsandore/api-client';
import { stopStockAlerts } from '@craftsandore/contract';

import { StopAlertsPage } from '../features/catalogue/saved/stop-alerts-page.tsx';
import { apiContext } from '../server/api.server.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import type { Route } from './+types/stop-alerts';

export function loader({ request }: Route.LoaderArgs) {
  return { isWhole: Boolean(new URL(request.url).searchParams.get('token')) };
}

/** On the server, so that the form works without scripts. */
export function action({ request, context }: Route.ActionArgs): Promise<Result<unknown>> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return attempt(context.get(apiContext)(stopStockAlerts, { body: { token } }));
}

export const handle: PageHandle = { query: ['token'] };

export default function StopAlertsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <StopAlertsPage {...loaderData} result={actionData} />;
}
