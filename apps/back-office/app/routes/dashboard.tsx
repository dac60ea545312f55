import { listOrders } from '@craftsandore/contract';

import { Dashboard } from '../features/dashboard/dashboard.tsx';
import { ordersPath } from '../features/orders/order-filters.ts';
import { NewestOrders } from '../features/orders/newest-orders.tsx';
import { staffApi } from '../guard.ts';
import { outcomeOf } from '../refusal.ts';
import type { Route } from './+types/dashboard';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, 'back-office:enter');
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
