import { useLocale } from '@craftsandore/i18n/react';
import { Link, Panel } from '@craftsandore/ui';
import { lazy, Suspense } from 'react';

import { RowsWaiting } from '../../list/rows-waiting.tsx';
import { ordersPath } from './order-filters.ts';
import type { OrdersOnTheirWay } from './orders-table.tsx';

// Tables are heavy, and this one stands below what the day needs first.
const OrdersTable = lazy(() =>
  import('./orders-table.tsx').then(({ OrdersTable }) => ({ default: OrdersTable })),
);

type NewestOrdersProps = { orders: OrdersOnTheirWay; onRetry: () => void };

/** The last few orders, for the dashboard. */
export function NewestOrders({ orders, onRetry }: NewestOrdersProps) {
  const { t } = useLocale();
  return (
    <Panel
      flush
      title={t('dashboard.newestOrders')}
      actions={<Link href={ordersPath()}>{t('dashboard.allOrders')}</Link>}
    >
      <Suspense fallback={<RowsWaiting />}>
        <OrdersTable orders={orders} onRetry={onRetry} />
      </Suspense>
    </Panel>
  );
}
