import type { Refusal } from '@craftsandore/api-client';
import {
  addOrderNote,
  type Cancellation,
  changeOrderStatus,
  getOrder,
  orderStatusName,
  type OrderStatusId,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useToast } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router-dom';

import { OrderPage } from '../features/orders/detail/order-page.tsx';
import { ordersPath } from '../features/orders/order-filters.ts';
import { actionOf, useAction } from '../navigation/actions.ts';
import { keepingLast } from '../navigation/keeping-last.ts';
import { pathParams } from '../navigation/path-params.ts';
import { useIsOpen } from '../navigation/use-is-open.ts';
import { useRefusalSentence } from '../navigation/use-refusal-sentence.ts';
import { useWayBack } from '../navigation/way-back.ts';
import { staffApi } from '../session/guard.ts';
import { PageError } from '../shell/page-error.tsx';
import type { Route } from './+types/order';

export const clientLoader = keepingLast(async (args: Route.ClientLoaderArgs) => {
  const api = staffApi(args, getOrder.access);
  const params = pathParams(getOrder, args.params);
  return { order: await api(getOrder, { params }) };
});

const intents = { changeStatus: changeOrderStatus, addNote: addOrderNote };
export const clientAction = actionOf(intents);

export default function OrderRoute({ loaderData: { order } }: Route.ComponentProps) {
  const act = useAction<typeof intents>();
  const params = { orderId: order.orderId };

  return (
    <OrderPage
      order={order}
      statusChange={useStatusChange(order)}
      onAddNote={(text) => act('addNote', { params, body: { text } })}
    />
  );
}

type Order = Route.ComponentProps['loaderData']['order'];

/** Changes the order's status and, if that succeeds, redirects to the list (specification, section 4). */
function useStatusChange({ orderId, orderStatusId: seenStatusId }: Order) {
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
    const body = { statusId, seenStatusId, cancellation };
    const result = await act('changeStatus', { params: { orderId }, body });
    setPending(false);
    setRefusal(result.ok ? undefined : result.refusal);
    if (!result.ok) return;
    const status = t(`orderStatus.${orderStatusName(statusId)}`);
    const words = { number: orderNumber(orderId), status };
    showToast({ tone: 'success', children: t('statusChange.updated', words) });
    if (isOpen()) list.go();
  }

  return {
    isPending,
    refusal: refusal && sentenceOf(refusal, t('statusChange.failed')),
    // Somebody else was quicker: show their change first.
    onReload: refusal?.code === 'order.changed' ? () => void revalidate() : undefined,
    onChange: (statusId: OrderStatusId, cancellation?: Cancellation) =>
      void change(statusId, cancellation),
  };
}

export function ErrorBoundary() {
  const { t } = useTranslation();
  const list = { href: ordersPath(), label: t('orders.list') };
  return <PageError title={t('order.failed')} missing={{ title: t('order.notFound'), list }} />;
}
