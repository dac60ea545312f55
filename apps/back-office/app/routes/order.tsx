import type { Refusal, Result } from '@craftsandore/api-client';
import {
  type Cancellation,
  changeOrderStatus,
  getOrder,
  listMessages,
  listOrderRevisions,
  OrderStatus,
  orderStatusName,
  type OrderStatusId,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { lazily } from '@craftsandore/resilience';
import { useToast } from '@craftsandore/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher, useRevalidator } from 'react-router-dom';

import type { OrdersMoney } from '../features/orders/cash/cash-calls.ts';
import { OrderPage } from '../features/orders/detail/order-page.tsx';
import { orderMoneyPath, orderParcelsPath, ordersPath } from '../features/orders/order-filters.ts';
import type { OrdersParcels } from '../features/orders/parcels/parcel-calls.ts';
import { orderIntents, useOrderCalls } from '../features/orders/use-order-calls.ts';
import { actionOf, useAction } from '../navigation/actions.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { pathParams } from '../navigation/path-params.ts';
import { useIsOpen } from '../navigation/use-is-open.ts';
import { useRefusalSentence } from '../navigation/use-refusal-sentence.ts';
import { useWayBack } from '../navigation/way-back.ts';
import { staffApi } from '../session/guard.ts';
import { PageError } from '../shell/page-error.tsx';
import type { Route } from './+types/order';

// Loaded after the page that it watches.
const LiveOrder = lazily(() =>
  import('../features/orders/detail/live-order.tsx').then(({ LiveOrder }) => LiveOrder),
);

const OrderParcels = lazily(() =>
  import('../features/orders/parcels/order-parcels.tsx').then(({ OrderParcels }) => OrderParcels),
);

const OrderMoney = lazily(() =>
  import('../features/orders/cash/order-money.tsx').then(({ OrderMoney }) => OrderMoney),
);

const OrderReturns = lazily(() =>
  import('../features/orders/returns/order-returns.tsx').then(({ OrderReturns }) => OrderReturns),
);

export const clientLoader = keepingLast(async (args: Route.ClientLoaderArgs) => {
  const api = staffApi(args, getOrder.access);
  const params = pathParams(getOrder, args.params);
  const [order, revisions, { data: messages }] = await Promise.all([
    api(getOrder, { params }),
    api(listOrderRevisions, { params }),
    api(listMessages, { query: { ...params, perPage: 100 } }),
  ]);
  return { order, happened: { revisions, messages } };
});

const intents = { changeStatus: changeOrderStatus, ...orderIntents };
export const clientAction = actionOf(intents);

export default function OrderRoute({ loaderData: { order, happened } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const parcels = useLate<OrdersParcels>(orderParcelsPath(order.orderId));
  const money = useLate<OrdersMoney>(orderMoneyPath(order.orderId));

  return (
    <>
      <Suspense>
        <LiveOrder orderId={order.orderId} onChange={() => void revalidate()} />
      </Suspense>
      <OrderPage
        order={order}
        happened={{
          ...happened,
          parcels: parcels?.ok ? parcels.value.parcels : undefined,
          money: money?.ok ? money.value.money.entries : undefined,
        }}
        statusChange={useStatusChange(order)}
        {...useOrderCalls(order.orderId)}
        late={{
          parcels: parcels && (parcels.ok ? parcels.value.parcels : null),
          money: money && (money.ok ? money.value.money : null),
        }}
        latePanels={
          <>
            <Suspense>
              <OrderParcels orderId={order.orderId} orderStatusId={order.orderStatusId} />
            </Suspense>
            <Suspense>
              <OrderMoney
                orderId={order.orderId}
                orderStatusId={order.orderStatusId}
                isHeld={!parcels}
              />
            </Suspense>
            {order.orderStatusId === OrderStatus.delivered && (
              <Suspense>
                <OrderReturns orderId={order.orderId} isHeld={!parcels || !money} />
              </Suspense>
            )}
          </>
        }
      />
    </>
  );
}

/** What a panel reads, and reads again; undefined until it has. */
function useLate<Part>(path: string): Result<Part> | undefined {
  return useFetcher<Result<Part>>({ key: path }).data;
}

type Order = Route.ComponentProps['loaderData']['order'];

/** Changes the order's status and, if that succeeds, redirects to the list (specification, section 4). */
function useStatusChange({ orderId, orderStatusId: seenStatusId, version: seenVersion }: Order) {
  const { t } = useTranslation();
  const { orderNumber } = useLocale();
  const showToast = useToast();
  const list = useWayBack(ordersPath());
  const { revalidate } = useRevalidator();
  const act = useAction<typeof intents>();
  const isOpen = useIsOpen();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const sentenceOf = useRefusalSentence();

  async function change(statusId: OrderStatusId, cancellation?: Cancellation) {
    setPending(true);
    const body = { statusId, seenStatusId, seenVersion, cancellation };
    const result = await act('changeStatus', { params: { orderId }, body });
    setPending(false);
    setRefusal(result.ok ? undefined : result.refusal);
    if (!result.ok) return false;
    const status = t(`orderStatus.${orderStatusName(statusId)}`);
    const words = { number: orderNumber(orderId), status };
    showToast({ tone: 'success', children: t('statusChange.updated', words) });
    if (isOpen()) list.go();
    return true;
  }

  return {
    isPending,
    refusal: refusal && sentenceOf(refusal, t('statusChange.failed')),
    // Somebody else was quicker: show their change first.
    onReload: refusal?.code === 'order.changed' ? () => void revalidate() : undefined,
    onChange: change,
  };
}

export function ErrorBoundary() {
  const { t } = useTranslation();
  const list = { href: ordersPath(), label: t('orders.list') };
  return <PageError title={t('order.failed')} missing={{ title: t('order.notFound'), list }} />;
}
