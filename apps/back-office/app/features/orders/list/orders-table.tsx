import type { StaffOrder } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import type { DataTableSort } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { ListTable, type ListPromise } from '../../../list/list-table.tsx';
import { tickColumn } from '../../../list/tick-column.tsx';
import type { Ticking } from '../../../list/use-ticked.ts';
import { hiddenColumns, orderPath, ordersPath, type OrderFilters } from '../order-filters.ts';
import type { TickedOrder } from './ticked-order.ts';
import { useOrderColumns } from './use-order-columns.tsx';

export type OrdersPromise = ListPromise<StaffOrder>;

type OrdersTableProps = {
  orders: OrdersPromise;
  /** Newer ones are on their way. */
  isStale?: boolean;
  /** What the orders were asked for with; without it the table neither sorts nor pages. */
  filters?: OrderFilters;
  /** Columns that the page around the table makes redundant. */
  without?: readonly string[];
  /** Which rows are ticked; without it none can be. */
  ticking?: Ticking<TickedOrder>;
  onSort?: (sort: OrderFilters['sort']) => void;
  onRetry?: () => void;
};

export function OrdersTable({
  orders,
  filters,
  without = hiddenColumns(filters ?? {}),
  ticking,
  onSort,
  ...rest
}: OrdersTableProps) {
  const { t } = useTranslation();
  const { orderNumber } = useLocale();
  const columns = useOrderColumns(without);
  const nameOf = ({ orderId }: TickedOrder) => `${t('orders.tick')} ${orderNumber(orderId)}`;
  const words = { tickAll: t('orders.tickAll'), nameOf };

  return (
    <ListTable
      {...rest}
      list={orders}
      label={t('orders.list')}
      columns={ticking ? [tickColumn({ list: orders, ticking, idOf }, words), ...columns] : columns}
      rowKey={idOf}
      rowHref={({ orderId }) => orderPath(orderId)}
      empty={filters ? t('orders.empty') : t('orders.noneYet')}
      failed={t('orders.failed')}
      sort={filters && sortShown(filters)}
      {...(onSort && { onSortChange: (sort) => onSort(sortAsked(sort)) })}
      {...(filters && {
        paging: {
          hrefOf: (wanted) => ordersPath({ ...filters, ...wanted }),
          rangeWords: (range) => t('orders.range', range),
        },
      })}
    />
  );
}

const idOf = ({ orderId }: TickedOrder) => orderId;

function sortShown({ sort = 'newest' }: OrderFilters): DataTableSort {
  const isByTotal = sort.startsWith('total');
  const descending = sort === 'newest' || sort === 'total-down';
  return { columnId: isByTotal ? 'total' : 'date', descending };
}

/** The default order, newest first, is left out. */
function sortAsked({ columnId, descending }: DataTableSort): OrderFilters['sort'] {
  if (columnId === 'total') return descending ? 'total-down' : 'total-up';
  return descending ? undefined : 'oldest';
}
