import { lazily } from '@craftsandore/resilience';
import { Link, Panel } from '@craftsandore/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { RowsWaiting } from '../../../list/rows-waiting.tsx';
import { ordersPath } from '../order-filters.ts';
import type { OrdersPromise } from './orders-table.tsx';

// Tables are heavy, and this one stands below what the day needs first.
const OrdersTable = lazily(() =>
  import('./orders-table.tsx').then(({ OrdersTable }) => OrdersTable),
);

type NewestOrdersProps = { orders: OrdersPromise; onRetry: () => void };

/** The last few orders, for the dashboard. */
export function NewestOrders({ orders, onRetry }: NewestOrdersProps) {
  const { t } = useTranslation();
  return (
    <Panel
      flush
      title={t('dashboard.newestOrders')}
      actions={<Link href={ordersPath()}>{t('orders.all')}</Link>}
    >
      <Suspense fallback={<RowsWaiting />}>
        <OrdersTable orders={orders} onRetry={onRetry} />
      </Suspense>
    </Panel>
  );
}
