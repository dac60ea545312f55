import { attempt } from '@craftsandore/api-client';
import { getDashboard, getSettings, pageMeta } from '@craftsandore/contract';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { useRevalidator } from 'react-router-dom';

import { Dashboard } from '../features/dashboard/dashboard.tsx';
import { NewestOrders } from '../features/orders/list/newest-orders.tsx';
import type { OrdersPromise } from '../features/orders/list/orders-table.tsx';
import { ordersPath } from '../features/orders/order-filters.ts';
import { staffApi } from '../session/guard.ts';
import { useSellerMissing } from '../session/shop.ts';
import type { Route } from './+types/dashboard';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, getDashboard.access);
  const day = attempt(api(getDashboard, {}));
  const newest: OrdersPromise = day.then((result) => {
    if (!result.ok) return result;
    const { newestOrders } = result.value;
    return { ok: true, value: { data: newestOrders, meta: pageMeta(1, 20, newestOrders.length) } };
  });
  return { day, newest };
}

export default function DashboardRoute({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const isSellerMissing = useSellerMissing();
  const maySay = useSession(({ user }) => can(user?.roleId, getSettings.access));

  return (
    <Dashboard
      isSellerMissing={isSellerMissing && maySay}
      day={loaderData.day}
      waitingHref={ordersPath({ status: 'pending', sort: 'oldest' })}
      ordersHref={(status) => ordersPath({ status })}
    >
      <NewestOrders orders={loaderData.newest} onRetry={() => void revalidate()} />
    </Dashboard>
  );
}
