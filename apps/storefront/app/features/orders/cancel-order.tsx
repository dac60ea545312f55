import type { Result } from '@craftsandore/api-client';
import { type CustomerOrderDetails, customerMayCancel, OrderStatus } from '@craftsandore/contract';
import { useLater } from '@craftsandore/resilience';
import { Button, FormError, Notice, Text } from '@craftsandore/ui';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';

import { MayReturn } from '../../components/made-to-order.tsx';
import { takeFocus } from '../../hooks/take-focus.ts';
import styles from './cancel-order.module.css';

const fetchQuestion = () => import('./cancel-question.tsx');

/** What the route of an order is sent to cancel it. */
const cancelIntent = { intent: 'cancel' };

/** Cancels an order until its parcel has left; after that it says why it does not. Works without scripts, unasked. */
export function CancelOrder({
  status,
  isLate,
  lines,
}: Pick<CustomerOrderDetails, 'status' | 'isLate' | 'lines'>) {
  const { t } = useTranslation();
  const fetcher = useFetcher<Result<unknown>>();
  const [isAsked, setAsked] = useState(false);
  const question = useLater(fetchQuestion, isAsked);
  const result = fetcher.state === 'idle' ? fetcher.data : undefined;

  if (status.id === OrderStatus.cancelled && result?.ok) {
    return (
      <Notice ref={takeFocus} tabIndex={-1} tone="success" role="status">
        {t('trackedStatus.cancelled')}
      </Notice>
    );
  }
  if (status.id !== OrderStatus.shipped && !customerMayCancel(status.id)) return null;
  if (!customerMayCancel(status.id)) {
    return (
      <>
        <Button variant="danger-quiet" disabled>
          {t('tracking.cancel')}
        </Button>
        <Text size="sm" tone="muted">
          {isLate ? (
            t('tracking.lateOnItsWay')
          ) : (
            <>
              {t('tracking.tooLate')} <MayReturn lines={lines} />
            </>
          )}
        </Text>
      </>
    );
  }

  async function cancel() {
    await fetcher.submit(cancelIntent, { method: 'post', encType: 'application/json' });
  }

  function ask(event: SyntheticEvent) {
    event.preventDefault();
    setAsked(true);
  }

  return (
    <fetcher.Form method="post" className={styles.root} onSubmit={ask}>
      <input type="hidden" name="intent" value={cancelIntent.intent} />
      <Button variant="danger-quiet" type="submit">
        {t('tracking.cancel')}
      </Button>
      {question && (
        <question.CancelQuestion
          open={isAsked}
          onOpenChange={setAsked}
          isWorking={fetcher.state !== 'idle'}
          refusal={result && !result.ok ? result.refusal : null}
          onConfirm={cancel}
        />
      )}
      <FormError>{!isAsked && result && !result.ok && result.refusal.sentence}</FormError>
    </fetcher.Form>
  );
}
