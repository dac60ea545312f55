import type { listOrders, Reply } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, DataTable, EmptyState, ErrorState } from '@craftsandore/ui';
import { Suspense, use } from 'react';

import { ListPaging } from '../../list/list-paging.tsx';
import type { Outcome } from '../../refusal.ts';
import { orderPath, ordersPath, type OrderFilters } from './order-filters.ts';
import styles from './orders-table.module.css';
import { useOrderColumns } from './use-order-columns.tsx';

type OrdersOutcome = Outcome<Reply<typeof listOrders>>;
export type OrdersOnTheirWay = Promise<OrdersOutcome>;

type OrdersTableProps = {
  orders: OrdersOnTheirWay;
  /** Newer ones are on their way. */
  isStale?: boolean;
  /** What the orders were asked for with; without it the table neither sorts nor pages. */
  filters?: OrderFilters;
  onSort?: (sort: OrderFilters['sort']) => void;
  onRetry?: () => void;
};

export function OrdersTable({ orders, ...rest }: OrdersTableProps) {
  return (
    <Suspense fallback={<Rows {...rest} />}>
      <LoadedRows orders={orders} {...rest} />
    </Suspense>
  );
}

function LoadedRows({ orders, ...rest }: OrdersTableProps) {
  return <Rows outcome={use(orders)} {...rest} />;
}

type RowsProps = Omit<OrdersTableProps, 'orders'> & { outcome?: OrdersOutcome };

function Rows({ outcome, isStale = false, filters, onSort, onRetry }: RowsProps) {
  const { t } = useLocale();
  const answer = outcome?.answer;

  return (
    <div className={styles.root} data-stale={isStale || undefined}>
      <DataTable
        label={t('orders.list')}
        columns={useOrderColumns()}
        rows={answer?.data ?? []}
        rowKey={({ orderId }) => orderId}
        rowHref={({ orderId }) => orderPath(orderId)}
        state={!outcome ? 'loading' : answer ? 'ready' : 'failed'}
        loadingLabel={t('failure.loading')}
        empty={<EmptyState title={t('orders.empty')} />}
        error={
          <ErrorState
            title={t('orders.failed')}
            action={
              onRetry && (
                <Button loading={isStale} onClick={onRetry}>
                  {t('action.retry')}
                </Button>
              )
            }
          >
            {outcome && !outcome.answer && <bdi>{outcome.serverMessage}</bdi>}
          </ErrorState>
        }
        sort={filters && { columnId: 'date', descending: filters.sort !== 'oldest' }}
        {...(onSort && {
          onSortChange: ({ descending }) => onSort(descending ? undefined : 'oldest'),
        })}
        footer={
          filters && answer && answer.data.length > 0 ? (
            <ListPaging
              meta={answer.meta}
              hrefOf={(page) => ordersPath({ ...filters, page })}
              rangeWords={(range) => t('orders.range', range)}
            />
          ) : null
        }
      />
    </div>
  );
}
