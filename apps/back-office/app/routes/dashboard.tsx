import { getDashboard, pageMeta } from '@craftsandore/contract';
import { lazy, Suspense } from 'react';
import { useRevalidator } from 'react-router-dom';

import { Dashboard } from '../features/dashboard/dashboard.tsx';
import { ordersPath } from '../features/orders/order-filters.ts';
import type { OrdersOnTheirWay } from '../features/orders/orders-table.tsx';
import { staffApi } from '../guard.ts';
import { outcomeOf } from '../refusal.ts';
import type { Route } from './+types/dashboard';

// Tables are heavy, and this one stands below what the day needs first.
const NewestOrders = lazy(() =>
  import('../features/orders/newest-orders.tsx').then(({ NewestOrders }) => ({
    default: NewestOrders,
  })),
);

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
      <Suspense>
        <NewestOrders orders={loaderData.newest} onRetry={() => void revalidate()} />
      </Suspense>
    </Dashboard>
  );
}
