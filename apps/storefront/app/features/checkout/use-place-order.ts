import type { Refusal, Result } from '@craftsandore/api-client';
import { type CallInput, type Checkout, type placeOrder, toPounds } from '@craftsandore/contract';
import { useToast } from '@craftsandore/ui';
import type { TFunction } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';

import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';

/** What the checkout's route is sent. */
export type PlaceOrderBody = CallInput<typeof placeOrder>['body'];

/** Places the order as it is shown, and says why where that fails. */
export function usePlaceOrder(checkout: Checkout | null) {
  const { t } = useTranslation();
  const showToast = useToast();
  const fetcher = useFetcher<Result<unknown>>();
  const result = fetcher.data;

  useEffect(() => {
    if (result && !result.ok) showToast({ tone: 'danger', children: wordsFor(result.refusal, t) });
  }, [result, showToast, t]);

  const placeOrder = useOneAtATime(async (billingDetailsId?: number) => {
    if (!checkout) return;
    const order: PlaceOrderBody = {
      cartId: checkout.cart.id,
      shippingDetailsId: checkout.shippingDetails.id,
      seenTotalCost: toPounds(checkout.costBreakdown.totalCost),
      paymentMethod: 'cash',
      ...(billingDetailsId && { billingDetailsId }),
    };
    await fetcher.submit(order, { method: 'post', encType: 'application/json' });
  });

  const isPlacing = fetcher.state !== 'idle';
  const failure = !isPlacing && result && !result.ok ? wordsFor(result.refusal, t) : undefined;
  return { placeOrder, isPlacing, failure };
}

const wordsFor = ({ sentence, status }: Refusal, t: TFunction): string =>
  sentence ?? t(status === undefined ? 'failure.connection' : 'checkout.payFailed');
