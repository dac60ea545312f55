import { placePhoneOrder } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import {
  Button,
  ButtonLink,
  Card,
  DownloadIcon,
  PageHeader,
  PlusIcon,
  RotateCwIcon,
} from '@craftsandore/ui';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import { RowsWaiting } from '../../../list/rows-waiting.tsx';
import type { Ticking } from '../../../list/use-ticked.ts';
import { PageTitle } from '../../../shell/page-title.tsx';
import { newOrderPath, type OrderFilters } from '../order-filters.ts';
import type { Book } from '../parcels/parcel-calls.ts';
import type { BulkChange } from './bulk-bar.tsx';
import type { OrdersPromise } from './orders-table.tsx';
import { OrdersToolbar } from './orders-toolbar.tsx';
import type { TickedOrder } from './ticked-order.ts';

const AddedBar = lazily(() =>
  import('../../../live/added-bar.tsx').then(({ AddedBar }) => AddedBar),
);
const BulkBar = lazily(() => import('./bulk-bar.tsx').then(({ BulkBar }) => BulkBar));
const OrdersTable = lazily(() =>
  import('./orders-table.tsx').then(({ OrdersTable }) => OrdersTable),
);

type OrdersPageProps = {
  filters: OrderFilters;
  orders: OrdersPromise;
  ticking: Ticking<TickedOrder>;
  bulkChange: BulkChange;
  onBook: Book;
  /** Of the orders with these ids, or of all that the list finds. */
  export: { onStart: (orderIds?: number[]) => void; isPending: boolean };
  onFilter: (filters: OrderFilters) => void;
  onRefresh: () => void;
  onShowNew: () => void;
};

export function OrdersPage({
  filters,
  orders,
  ticking,
  bulkChange,
  onBook,
  export: { onStart, isPending },
  onFilter,
  onRefresh,
  onShowNew,
}: OrdersPageProps) {
  const { t } = useTranslation();
  const shown = useDeferredValue(orders);
  const isStale = shown !== orders;
  const mayPlace = useSession(({ user }) => can(user?.roleId, placePhoneOrder.access));

  return (
    <>
      <PageTitle>{t('nav.orders')}</PageTitle>
      <PageHeader
        title={t('nav.orders')}
        actions={
          <>
            {mayPlace && (
              <ButtonLink href={newOrderPath} iconBefore={<PlusIcon />}>
                {t('orders.new')}
              </ButtonLink>
            )}
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
        <Suspense>
          <BulkBar {...{ ...bulkChange, onBook, ticking }} export={{ onStart, isPending }} />
        </Suspense>
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
      <Suspense>
        <AddedBar kind="order.placed" onShow={onShowNew} />
      </Suspense>
    </>
  );
}
