import { getDashboard, pageMeta } from '@craftsandore/contract';
import { useRevalidator } from 'react-router-dom';

import { Dashboard } from '../features/dashboard/dashboard.tsx';
import { NewestOrders } from '../features/orders/newest-orders.tsx';
import { ordersPath } from '../features/orders/order-filters.ts';
import type { OrdersOnTheirWay } from '../features/orders/orders-table.tsx';
import { staffApi } from '../guard.ts';
import { outcomeOf } from '../refusal.ts';
import type { Route } from './+types/dashboard';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, getDashboard.access);
  const day = outcomeOf(api(getDashboard, {}));
  const newest: OrdersOnTheirWay = day.then((outcome) => {
    if (!outcome.answer) return outcome;
    const { newestOrders } = outcome.answer;
    return { answer: { data: newestOrders, meta: pageMeta(1, 20, newestOrders.length) } };
  });
  return { day, newest };
}

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();

  return (
    <Dashboard day={loaderData.day} waitingHref={ordersPath({ status: 'pending', sort: 'oldest' })}>
      <NewestOrders orders={loaderData.newest} onRetry={() => void revalidate()} />
    </Dashboard>
  );
}
