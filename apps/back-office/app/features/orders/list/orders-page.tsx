import { lazily } from '@craftsandore/resilience';
import { Button, Card, DownloadIcon, PageHeader, RotateCwIcon } from '@craftsandore/ui';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import { RowsWaiting } from '../../../list/rows-waiting.tsx';
import { PageTitle } from '../../../shell/page-title.tsx';
import type { OrderFilters } from '../order-filters.ts';
import { BulkBar, type BulkChange } from './bulk-bar.tsx';
import type { OrdersPromise } from './orders-table.tsx';
import { OrdersToolbar } from './orders-toolbar.tsx';
import type { Ticking } from './use-ticked.ts';

const OrdersTable = lazily(() =>
  import('./orders-table.tsx').then(({ OrdersTable }) => OrdersTable),
);

type OrdersPageProps = {
  filters: OrderFilters;
  orders: OrdersPromise;
  ticking: Ticking;
  bulkChange: BulkChange;
  /** Of the orders with these ids, or of all that the list finds. */
  export: { onStart: (orderIds?: number[]) => void; isPending: boolean };
  onFilter: (filters: OrderFilters) => void;
  onRefresh: () => void;
};

export function OrdersPage({
  filters,
  orders,
  ticking,
  bulkChange,
  export: { onStart, isPending },
  onFilter,
  onRefresh,
}: OrdersPageProps) {
  const { t } = useTranslation();
  const shown = useDeferredValue(orders);
  const isStale = shown !== orders;

  return (
    <>
      <PageTitle>{t('nav.orders')}</PageTitle>
      <PageHeader
        title={t('nav.orders')}
        actions={
          <>
            <Button
              variant="secondary"
              iconBefore={<DownloadIcon />}
              loading={isPending}
              onClick={() => !isPending && onStart()}
            >
              {t('orders.export')}
            </Button>
            <Button
              variant="secondary"
              iconBefore={<RotateCwIcon />}
              loading={isStale}
              onClick={onRefresh}
            >
              {t('orders.refresh')}
            </Button>
          </>
        }
      />
      <Card padded={false}>
        <OrdersToolbar filters={filters} onFilter={onFilter} />
        <BulkBar {...bulkChange} ticking={ticking} export={{ onStart, isPending }} />
        <Suspense fallback={<RowsWaiting />}>
          <OrdersTable
            orders={shown}
            isStale={isStale}
            filters={filters}
            ticking={ticking}
            onSort={(sort) => onFilter({ ...filters, sort, page: 1 })}
            onRetry={onRefresh}
          />
        </Suspense>
      </Card>
    </>
  );
}
