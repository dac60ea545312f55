import { attempt } from '@craftsandore/api-client';
import {
  cancelTrackedOrder,
  type CallInput,
  type openAccountOfOrder,
  trackOrder,
} from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { useEffect } from 'react';
import { data, redirect, useLocation } from 'react-router-dom';

import type { SendChange } from '../features/orders/change/send-change.ts';
import { KeepOrder } from '../features/account/keep-order.tsx';
import { forgetOrder, rememberOrder } from '../features/orders/tracking/orders-here.ts';
import { Lost } from '../features/orders/tracking/lost.tsx';
import type {
  GiveDestination,
  RemoveReturnPhoto,
  SendReturn,
  SendReturnPhoto,
} from '../features/orders/returns/send-return.ts';
import { TrackingPage } from '../features/orders/tracking/tracking-page.tsx';
import type { PageHandle } from '../navigation/page-handle.ts';
import { apiContext, orNotFound } from '../server/api.server.ts';
import { attemptCall } from '../session/attempt-call.ts';
import { storefrontContext, useStorefront } from '../session/context.ts';
import type { Route } from './+types/tracking';

// Only right after an order was placed. No boundary of its own: who comes from the checkout sees it whole.
const OrderPlacedPage = lazily(() =>
  import('../features/orders/order-placed-page.tsx').then(({ OrderPlacedPage }) => OrderPlacedPage),
);

/** The order of the token that the address carries: on the server, so that it shows without scripts. */
export function loader({ params, context }: Route.LoaderArgs) {
  return orNotFound(context.get(apiContext)(trackOrder, { params }));
}

/** Cancels it, where no script runs. */
export async function action({ params, context }: Route.ActionArgs) {
  const cancelled = await attempt(
    context.get(apiContext)(cancelTrackedOrder, { params, body: {} }),
  );
  return cancelled.ok
    ? redirect(`/track/${params.token}`, 303)
    : data(cancelled, cancelled.refusal.status ?? 503);
}

/** By a button, or by the form that opens an account. */
type Sent =
  | { intent: 'cancel' }
  | { intent: 'claim' }
  | ({ intent: 'account' } & CallInput<typeof openAccountOfOrder>['body']);

export async function clientAction({ params, request, context }: Route.ClientActionArgs) {
  const { api } = context.get(storefrontContext);
  const sent: Sent = await request.json();

  if (sent.intent === 'cancel') {
    return attemptCall(({ cancelTrackedOrder }) => api(cancelTrackedOrder, { params, body: {} }));
  }
  if (sent.intent === 'claim') {
    const claimed = await attemptCall(({ claimOrder }) => api(claimOrder, { params }));
    return claimed.ok ? redirect(`/orders/${claimed.value.orderId}`) : claimed;
  }
  const { email, password } = sent;
  return attemptCall(({ openAccountOfOrder }) =>
    api(openAccountOfOrder, { params, body: { email, password } }),
  );
}

/** `?change` begins with changing it. */
export const handle: PageHandle = { query: ['change'] };

/** The address of an order by its link, or of the thanks right after it was placed. */
export default function TrackingRoute({ loaderData, params }: Route.ComponentProps) {
  const isPlaced = useLocation().pathname.endsWith('/placed');
  const { order, linked, isInAccount } = loaderData;
  const keep = !isInAccount && <KeepOrder orderId={order.id} />;
  const { orderReference: reference } = order;
  const { token } = params;
  const { api } = useStorefront();
  const change: SendChange = (body, key) =>
    attemptCall(({ changeTrackedOrder }) => api(changeTrackedOrder, { params, body }, { key }));
  const askForPieces: SendReturn = (body, key) =>
    attemptCall(({ askForTrackedReturn }) => api(askForTrackedReturn, { params, body }, { key }));
  const sendPhoto: SendReturnPhoto = (id, file) =>
    attemptCall(({ addTrackedReturnPhoto }) =>
      api(addTrackedReturnPhoto, { params: { ...params, id }, file }),
    );
  const removePhoto: RemoveReturnPhoto = (id, photoId) =>
    attemptCall(({ removeTrackedReturnPhoto }) =>
      api(removeTrackedReturnPhoto, { params: { ...params, id, photoId } }),
    );
  const giveDestination: GiveDestination = (refundTo) =>
    attemptCall(({ giveTrackedRefundDestination }) =>
      api(giveTrackedRefundDestination, { params, body: { refundTo } }),
    );

  useEffect(() => {
    if (isInAccount) forgetOrder(token);
    else rememberOrder({ reference, token });
  }, [reference, token, isInAccount]);

  return isPlaced ? (
    <OrderPlacedPage order={order} followHref={`/track/${params.token}`}>
      {keep}
      <Lost />
    </OrderPlacedPage>
  ) : (
    <TrackingPage
      {...{ order, linked }}
      onChange={change}
      onAskForReturn={askForPieces}
      onReturnPhoto={sendPhoto}
      onRemoveReturnPhoto={removePhoto}
      onGiveDestination={giveDestination}
    >
      {keep}
    </TrackingPage>
  );
}
