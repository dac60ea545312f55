import type { Refusal, Result } from '@craftsandore/api-client';
import { useToast } from '@craftsandore/ui';
import type { TFunction } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type SubmitTarget, useFetcher } from 'react-router-dom';

import { useOneAtATime } from '../../hooks/use-one-at-a-time.ts';
import type { OrderFailure } from '../../form/order-refusal.tsx';
import { orderEvent } from './order-event.ts';

/** Sends an order to the checkout's route, one press at a time, and says why where that fails. */
export function useOrderSending<Order>() {
  const { t } = useTranslation();
  const showToast = useToast();
  const fetcher = useFetcher<Result<unknown>>();
  const result = fetcher.data;

  useEffect(() => {
    if (result && !result.ok) showToast({ tone: 'danger', children: wordsFor(result.refusal, t) });
  }, [result, showToast, t]);

  const send = useOneAtATime(async (order: Order) => {
    if (!dispatchEvent(new Event(orderEvent, { cancelable: true }))) return;
    await fetcher.submit(order as SubmitTarget, { method: 'post', encType: 'application/json' }); // plain JSON
  });

  const isPlacing = fetcher.state !== 'idle';
  const failure: OrderFailure | undefined =
    isPlacing || !result || result.ok
      ? undefined
      : { sentence: wordsFor(result.refusal, t), code: result.refusal.code };
  return { send, isPlacing, failure };
}

const wordsFor = ({ sentence, status }: Refusal, t: TFunction): string =>
  sentence ?? t(status === undefined ? 'failure.connection' : 'checkout.payFailed');
