import { changeOrderStatus, getOrder, type OrderStatusName } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useToast } from '@craftsandore/ui';
import { useEffect, useEffectEvent } from 'react';
import { data } from 'react-router';
import { useFetcher, useNavigate } from 'react-router-dom';

import { apiContext } from '../context.ts';
import { ordersPath } from '../features/orders/order-filters.ts';
import { OrderPage } from '../features/orders/order-page.tsx';
import { staffApi } from '../guard.ts';
import { outcomeOf } from '../refusal.ts';
import { PageError } from '../shell/page-error.tsx';
import type { Route } from './+types/order';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, getOrder.access);
  const { success, data: params } = getOrder.params.safeParse(args.params);
  if (!success) throw data(null, 404);
  return api(getOrder, { params });
}

export async function clientAction({ request, params, context }: Route.ClientActionArgs) {
  const body = changeOrderStatus.body.parse(await request.json());
  const outcome = await outcomeOf(context.get(apiContext)(changeOrderStatus, { params, body }));
  // A status of failure lets the page keep what it has read.
  return data(outcome, outcome.answer ? 200 : 400);
}

export default function OrderRoute({ loaderData: order }: Route.ComponentProps) {
  const { t, orderNumber } = useLocale();
  const showToast = useToast();
  const navigate = useNavigate();
  const { data: outcome, state, submit } = useFetcher<typeof clientAction>();

  const leaveChanged = useEffectEvent((status: OrderStatusName) => {
    const words = { number: orderNumber(order.orderId), status: t(`orderStatus.${status}`) };
    showToast({ tone: 'success', children: t('statusChange.updated', words) });
    void navigate(ordersPath());
  });

  const changedTo = outcome?.answer;
  useEffect(() => {
    if (changedTo) leaveChanged(changedTo);
  }, [changedTo]);

  return (
    <OrderPage
      order={order}
      statusChange={{
        isPending: state !== 'idle' || Boolean(changedTo),
        refusal: outcome && !outcome.answer && (outcome.serverMessage ?? t('statusChange.failed')),
        onChange: (statusId) =>
          void submit({ statusId }, { method: 'patch', encType: 'application/json' }),
      }}
    />
  );
}

export function ErrorBoundary() {
  const { t } = useLocale();
  return <PageError title={t('order.failed')} />;
}
