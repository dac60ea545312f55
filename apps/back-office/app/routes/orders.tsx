import { listOrders } from '@craftsandore/contract';
import { useNavigate, useRevalidator } from 'react-router-dom';

import { filtersIn, ordersPath } from '../features/orders/order-filters.ts';
import { OrdersPage } from '../features/orders/orders-page.tsx';
import { staffApi } from '../guard.ts';
import { outcomeOf } from '../refusal.ts';
import type { Route } from './+types/orders';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listOrders.access);
  const filters = filtersIn(args.request.url);
  // Not waited for: the page stands at once, and rows that are asked for later replace it.
  const orders = outcomeOf(api(listOrders, { query: filters }));
  return { filters, orders };
}

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  return (
    <OrdersPage
      {...loaderData}
      onFilter={(filters) =>
        void navigate(ordersPath(filters), { replace: true, preventScrollReset: true })
      }
      onRefresh={() => void revalidate()}
    />
  );
}
