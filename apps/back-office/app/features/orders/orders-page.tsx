import { useLocale } from '@craftsandore/i18n/react';
import { Button, Card, PageHeader, RotateCwIcon } from '@craftsandore/ui';
import { useDeferredValue } from 'react';

import { PageTitle } from '../../shell/page-title.tsx';
import type { OrderFilters } from './order-filters.ts';
import { OrdersToolbar } from './orders-toolbar.tsx';
import { OrdersTable, type OrdersOnTheirWay } from './orders-table.tsx';

type OrdersPageProps = {
  filters: OrderFilters;
  orders: OrdersOnTheirWay;
  onFilter: (filters: OrderFilters) => void;
  onRefresh: () => void;
};

export function OrdersPage({ filters, orders, onFilter, onRefresh }: OrdersPageProps) {
  const { t } = useLocale();
  const shown = useDeferredValue(orders);
  const isStale = shown !== orders;

  return (
    <>
      <PageTitle>{t('nav.orders')}</PageTitle>
      <PageHeader
        title={t('nav.orders')}
        actions={
          <Button
            variant="secondary"
            iconBefore={<RotateCwIcon />}
            loading={isStale}
            onClick={onRefresh}
          >
            {t('orders.refresh')}
          </Button>
        }
      />
      <Card padded={false}>
        <OrdersToolbar filters={filters} onFilter={onFilter} />
        <OrdersTable
          orders={shown}
          isStale={isStale}
          filters={filters}
          onSort={(sort) => onFilter({ ...filters, sort, page: 1 })}
          onRetry={onRefresh}
        />
      </Card>
    </>
  );
}
