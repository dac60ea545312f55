import {
  addOrderNote,
  changeOrderStatus,
  getOrder,
  orderStatusName,
  type OrderStatusId,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useToast } from '@craftsandore/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { data } from 'react-router';
import { useFetcher, useNavigate, useRevalidator } from 'react-router-dom';

import { apiContext } from '../context.ts';
import { ordersPath } from '../features/orders/order-filters.ts';
import { OrderPage } from '../features/orders/order-page.tsx';
import { saving } from '../form/saving.ts';
import { staffApi } from '../guard.ts';
import { pathParams } from '../path-params.ts';
import { refusalOf } from '../refusal.ts';
import { PageError } from '../shell/page-error.tsx';
import type { Route } from './+types/order';

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, getOrder.access);
  const params = pathParams(getOrder, args.params);
  return { api, order: await api(getOrder, { params }) };
}

export async function clientAction({ request, params, context }: Route.ClientActionArgs) {
  const api = context.get(apiContext);
  const body = changeOrderStatus.body.parse(await request.json());
  const refusal = await refusalOf(api(changeOrderStatus, { params, body }));
  // After an error status the router does not revalidate: the page keeps its data.
  return data({ refusal }, refusal ? 400 : 200);
}

export default function OrderRoute({ loaderData: { api, order } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();

  return (
    <OrderPage
      order={order}
      statusChange={useStatusChange(order)}
      onAddNote={async (text) => {
        const params = { orderId: order.orderId };
        const outcome = await saving(
          api(addOrderNote, { params, body: { text } }).then(() => null),
        );
        if ('saved' in outcome) await revalidate();
        return outcome;
      }}
    />
  );
}

type Order = Route.ComponentProps['loaderData']['order'];

/** Changes the order's status and, if that succeeds, redirects to the list (specification, section 4). */
function useStatusChange({ orderId, orderStatusId }: Order) {
  const { t, orderNumber } = useLocale();
  const showToast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { data: outcome, state, submit } = useFetcher<typeof clientAction>();
  const [asked, setAsked] = useState<OrderStatusId>();

  const hasMoved = outcome && !outcome.refusal;
  const leave = useEffectEvent(() => {
    if (!asked) return;
    const status = t(`orderStatus.${orderStatusName(asked)}`);
    const words = { number: orderNumber(orderId), status };
    showToast({ tone: 'success', children: t('statusChange.updated', words) });
    void navigate(ordersPath());
  });
  useEffect(() => {
    if (hasMoved) leave();
  }, [hasMoved, outcome]);

  const refusal = outcome?.refusal;
  return {
    isPending: state !== 'idle',
    refusal: refusal && (refusal.sentence ?? t('statusChange.failed')),
    // Somebody else was quicker: show their change first.
    onReload: refusal?.code === 'order.changed' ? () => void revalidate() : undefined,
    onChange: (statusId: OrderStatusId) => {
      setAsked(statusId);
      void submit(
        { statusId, seenStatusId: orderStatusId },
        { method: 'patch', encType: 'application/json' },
      );
    },
  };
}

export function ErrorBoundary() {
  const { t } = useLocale();
  return <PageError title={t('order.failed')} />;
}
