import { attempt, type Result } from '@craftsandore/api-client';
import {
  type Cancellation,
  changeOrderStatuses,
  listOrders,
  orderStatusName,
  type OrderStatusId,
  type ResponseBody,
} from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { useToast } from '@craftsandore/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { BulkChange } from '../features/orders/list/bulk-bar.tsx';
import { OrdersPage } from '../features/orders/list/orders-page.tsx';
import { useOrdersExport } from '../features/orders/list/use-orders-export.ts';
import type { TickedOrder } from '../features/orders/list/ticked-order.ts';
import {
  allParcelsPath,
  filtersIn,
  ordersPath,
  queryOf,
} from '../features/orders/order-filters.ts';
import { useBook } from '../features/orders/parcels/use-book.ts';
import { useListWays } from '../list/use-list-ways.ts';
import { type Ticking, useTicked } from '../list/use-ticked.ts';
import { useNewer } from '../live/use-newer.ts';
import { actionOf, useAction } from '../navigation/actions.ts';
import { useIsOpen } from '../navigation/use-is-open.ts';
import { useRefusalSentence } from '../navigation/use-refusal-sentence.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/orders';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

// Loaded after the rows that it watches.
const LiveOrders = lazily(() =>
  import('../features/orders/list/live-orders.tsx').then(({ LiveOrders }) => LiveOrders),
);

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listOrders.access);
  const filters = filtersIn(args.request.url);
  // Not awaited: the page shows at once, and its rows follow.
  const orders = attempt(api(listOrders, { query: queryOf(filters) }));
  return { filters, orders };
}

const intents = { changeStatuses: changeOrderStatuses };
export const clientAction = actionOf(intents);

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  // "Back" undoes a choice, and a whole search instead of its last letter.
  const { onRetry, ...ways } = useListWays(
    loaderData.filters,
    ordersPath,
    (wanted, { query }) => Boolean(query) && wanted.query !== query,
  );
  const { query, status, from, to, promotion } = loaderData.filters;
  const ticking = useTicked<TickedOrder>(
    { query, status, from, to, promotion },
    ({ orderId }) => orderId,
  );
  const navigate = useNavigate();

  const [orders, setNewer] = useNewer(loaderData.orders);

  return (
    <>
      <Suspense>
        <LiveOrders orders={orders} onNewer={setNewer} />
      </Suspense>
      <OrdersPage
        orders={orders}
        ticking={ticking}
        bulkChange={useBulkChange(ticking)}
        onBook={useBook(allParcelsPath)}
        export={useOrdersExport(loaderData.filters)}
        {...ways}
        onRefresh={onRetry}
        // The newest first, whatever the list was narrowed to: there they are.
        onShowNew={() => void navigate(ordersPath(), { preventScrollReset: true })}
      />
    </>
  );
}

/** Changes the status of selected orders. Those that could not be changed are named, and no longer selected. */
function useBulkChange({ ticked, onTick }: Ticking<TickedOrder>): BulkChange {
  const { t } = useTranslation();
  const showToast = useToast();
  const act = useAction<typeof intents>();
  const isOpen = useIsOpen();
  const sentenceOf = useRefusalSentence();
  const [pending, setPending] = useState<OrderStatusId>();
  const [result, setResult] = useState<Result<ResponseBody<typeof changeOrderStatuses>>>();

  async function change(
    orderIds: number[],
    statusId: OrderStatusId,
    cancellation?: Cancellation,
  ): Promise<void> {
    setPending(statusId);
    const seenStatusIds = [
      ...new Set(orderIds.flatMap((id) => ticked.get(id)?.orderStatusId ?? [])),
    ];
    const changed = await act('changeStatuses', {
      body: { orderIds, statusId, seenStatusIds, cancellation },
    });
    setPending(undefined);
    setResult(changed);
    if (!changed.ok) return;
    onTick(
      orderIds.flatMap((orderId) => ticked.get(orderId) ?? []),
      false,
    );
    // The pressed button disappears with its orders.
    if (isOpen()) document.getElementById('main')?.focus();
    const moved = changed.value.filter(({ refusal }) => refusal === null);
    if (moved.length === 0) return;
    const status = t(`orderStatus.${orderStatusName(statusId)}`);
    const words = t('orders.moved', { count: moved.length, status });
    showToast({ tone: 'success', children: words });
  }

  return {
    pending,
    refused: result?.ok
      ? result.value.flatMap(({ orderId, refusal }) => (refusal ? { orderId, refusal } : []))
      : [],
    failure:
      result?.ok === false ? sentenceOf(result.refusal, t('statusChange.failed')) : undefined,
    onChange: change,
  };
}
