import { attempt, type Result } from '@craftsandore/api-client';
import {
  changeOrderStatuses,
  listOrders,
  OrderStatus,
  type ResponseBody,
} from '@craftsandore/contract';
import { useToast } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator } from 'react-router-dom';

import { OrdersPage } from '../features/orders/list/orders-page.tsx';
import { useOrdersExport } from '../features/orders/list/use-orders-export.ts';
import { useTicked } from '../features/orders/list/use-ticked.ts';
import { filtersIn, ordersPath, queryOf } from '../features/orders/order-filters.ts';
import { actionOf, useAction } from '../navigation/actions.ts';
import { useIsOpen } from '../navigation/use-is-open.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/orders';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

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
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const ticked = useTicked();

  return (
    <OrdersPage
      {...loaderData}
      ticking={ticked}
      bulkConfirm={useBulkConfirm(ticked)}
      export={useOrdersExport(loaderData.filters)}
      onFilter={(filters) =>
        void navigate(ordersPath(filters), { replace: true, preventScrollReset: true })
      }
      onRefresh={() => void revalidate()}
    />
  );
}

/** Confirms the selected orders. Those that could not be confirmed stay selected. */
function useBulkConfirm({ ids, onTick }: ReturnType<typeof useTicked>) {
  const { t } = useTranslation();
  const showToast = useToast();
  const act = useAction<typeof intents>();
  const isOpen = useIsOpen();
  const [isPending, setPending] = useState(false);
  const [result, setResult] = useState<Result<ResponseBody<typeof changeOrderStatuses>>>();

  async function confirm() {
    setPending(true);
    const confirmed = await act('changeStatuses', {
      body: { orderIds: [...ids], statusId: OrderStatus.confirmed },
    });
    setPending(false);
    setResult(confirmed);
    const moved = confirmed.ok ? confirmed.value.filter(({ refusal }) => refusal === null) : [];
    if (moved.length === 0) return;
    onTick(
      moved.map(({ orderId }) => orderId),
      false,
    );
    showToast({ tone: 'success', children: t('orders.confirmed', { count: moved.length }) });
    // The bar with the pressed button disappears with the selection.
    if (moved.length === ids.size && isOpen()) document.getElementById('main')?.focus();
  }

  return {
    isPending,
    refused: result?.ok
      ? result.value.flatMap(({ orderId, refusal }) => (refusal ? { orderId, refusal } : []))
      : [],
    failure:
      result?.ok === false ? (result.refusal.sentence ?? t('statusChange.failed')) : undefined,
    onConfirm: () => void confirm(),
  };
}
