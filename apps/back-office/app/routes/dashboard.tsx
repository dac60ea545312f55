import { listOrders } from '@craftsandore/contract';

import { apiContext } from '../context.ts';
import { Dashboard } from '../features/dashboard/dashboard.tsx';
import { ordersPath } from '../features/orders/order-filters.ts';
import { NewestOrders } from '../features/orders/newest-orders.tsx';
import { allow } from '../guard.ts';
import { outcomeOf } from '../refusal.ts';
import type { Route } from './+types/dashboard';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export const clientMiddleware = [allow('back-office:enter')];

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext);
  return {
    waiting: outcomeOf(api(listOrders, { query: { status: 'pending', perPage: 1 } })),
    newest: outcomeOf(api(listOrders, { query: { perPage: 5 } })),
  };
}

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Dashboard waiting={loaderData.waiting} ordersHref={ordersPath()}>
      <NewestOrders orders={loaderData.newest} />
    </Dashboard>
  );
}
