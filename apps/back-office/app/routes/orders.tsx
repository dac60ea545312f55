import { changeOrderStatuses, listOrders, OrderStatus } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useToast } from '@craftsandore/ui';
import { useEffect, useEffectEvent } from 'react';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useFetcher, useNavigate, useRevalidator } from 'react-router-dom';

import { apiContext } from '../context.ts';
import { filtersIn, ordersPath, queryOf } from '../features/orders/order-filters.ts';
import { OrdersPage } from '../features/orders/orders-page.tsx';
import { useTicked } from '../features/orders/use-ticked.ts';
import { staffApi } from '../guard.ts';
import { outcomeOf } from '../refusal.ts';
import type { Route } from './+types/orders';
import { useOrdersExport } from './use-orders-export.ts';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listOrders.access);
  const filters = filtersIn(args.request.url);
  // Not awaited: the page shows at once, and its rows follow.
  const orders = outcomeOf(api(listOrders, { query: queryOf(filters) }));
  return { filters, orders };
}

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const body = changeOrderStatuses.body.parse(await request.json());
  const outcome = await outcomeOf(context.get(apiContext)(changeOrderStatuses, { body }));
  // After an error status the router does not revalidate: the page keeps its data.
  return data(outcome, outcome.answer ? 200 : 400);
}

/** A file changes nothing in the list. */
export function shouldRevalidate({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && !formAction?.includes('/export');
}

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
  const { t } = useLocale();
  const showToast = useToast();
  const { data: outcome, state, submit } = useFetcher<typeof clientAction>();
  const answer = outcome?.answer;

  const tell = useEffectEvent(() => {
    const moved = answer?.filter(({ refusal }) => refusal === null) ?? [];
    if (moved.length === 0) return;
    onTick(
      moved.map(({ orderId }) => orderId),
      false,
    );
    showToast({ tone: 'success', children: t('orders.confirmed', { count: moved.length }) });
    // The bar with the pressed button disappears with the selection.
    if (moved.length === ids.size) document.getElementById('main')?.focus();
  });
  useEffect(() => tell(), [answer]);

  return {
    isPending: state !== 'idle',
    refused: answer?.flatMap(({ orderId, refusal }) => (refusal ? { orderId, refusal } : [])) ?? [],
    failure:
      outcome && !outcome.answer ? (outcome.sentence ?? t('statusChange.failed')) : undefined,
    onConfirm: () =>
      void submit(
        { orderIds: [...ids], statusId: OrderStatus.confirmed },
        { method: 'post', encType: 'application/json' },
      ),
  };
}
