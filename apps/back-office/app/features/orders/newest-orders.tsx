import { useLocale } from '@craftsandore/i18n/react';
import { Link, Panel } from '@craftsandore/ui';

import { ordersPath } from './order-filters.ts';
import { OrdersTable, type OrdersOnTheirWay } from './orders-table.tsx';

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
      <OrdersTable orders={orders} onRetry={onRetry} />
    </Panel>
  );
}
