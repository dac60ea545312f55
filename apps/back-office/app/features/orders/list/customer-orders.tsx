import { useLocale } from '@craftsandore/i18n/react';
import { Link, Panel } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { ordersPath } from '../order-filters.ts';
import { OrdersTable, type OrdersPromise } from './orders-table.tsx';

type CustomerOrdersProps = {
  orders: OrdersPromise;
  /** How many there are, shown or not. */
  count: number;
  /** What finds all of them. */
  query: string;
};

/** The newest orders of one customer. */
export function CustomerOrders({ orders, count, query }: CustomerOrdersProps) {
  const { t } = useTranslation();
  const { number } = useLocale();
  return (
    <Panel
      flush
      title={`${t('nav.orders')} ${number(count)}`}
      actions={count > 0 && <Link href={ordersPath({ query })}>{t('orders.all')}</Link>}
    >
      <OrdersTable orders={orders} without={['customer', 'destination', 'phone']} />
    </Panel>
  );
}
