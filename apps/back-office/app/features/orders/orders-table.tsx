import type { StaffOrder } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';

import { ListPaging } from '../../list/list-paging.tsx';
import { ListTable, type ListOnItsWay } from '../../list/list-table.tsx';
import { orderPath, ordersPath, type OrderFilters } from './order-filters.ts';
import { useOrderColumns } from './use-order-columns.tsx';

export type OrdersOnTheirWay = ListOnItsWay<StaffOrder>;

type OrdersTableProps = {
  orders: OrdersOnTheirWay;
  /** Newer ones are on their way. */
  isStale?: boolean;
  /** What the orders were asked for with; without it the table neither sorts nor pages. */
  filters?: OrderFilters;
  onSort?: (sort: OrderFilters['sort']) => void;
  onRetry?: () => void;
};

export function OrdersTable({ orders, filters, onSort, ...rest }: OrdersTableProps) {
  const { t } = useLocale();

  return (
    <ListTable
      {...rest}
      list={orders}
      label={t('orders.list')}
      columns={useOrderColumns()}
      rowKey={({ orderId }) => orderId}
      rowHref={({ orderId }) => orderPath(orderId)}
      empty={t('orders.empty')}
      failed={t('orders.failed')}
      sort={filters && { columnId: 'date', descending: filters.sort !== 'oldest' }}
      {...(onSort && {
        onSortChange: ({ descending }) => onSort(descending ? undefined : 'oldest'),
      })}
      {...(filters && {
        paging: (meta) => (
          <ListPaging
            meta={meta}
            hrefOf={(page) => ordersPath({ ...filters, page })}
            rangeWords={(range) => t('orders.range', range)}
          />
        ),
      })}
    />
  );
}
