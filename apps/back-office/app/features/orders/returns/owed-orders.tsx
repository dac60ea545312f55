import type { Result } from '@craftsandore/api-client';
import type { OwedOrder } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { DescriptionList, Link, Panel, Price } from '@craftsandore/ui';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

import { orderPath } from '../order-filters.ts';
import styles from '../outbox/outbox.module.css';
import { ClockOfReturn } from '../clock-of-return.tsx';
import { Destination } from '../refunds/destination.tsx';
import type { NoteDestination } from '../refunds/destination-calls.ts';

type OwedOrdersProps = { owed: Promise<Result<OwedOrder[]>>; onNote: NoteDestination };

/** Orders of which money is owed for no return, the most urgent first; nothing where there are none. */
export function OwedOrders({ owed, onNote }: OwedOrdersProps) {
  const { t } = useTranslation();
  const { moneyParts } = useLocale();
  const result = use(owed);
  if (!result.ok) return <Panel title={t('returns.owed')}>{t('returns.owedFailed')}</Panel>;
  if (result.value.length === 0) return null;

  return (
    <Panel title={t('returns.owed')}>
      <DescriptionList
        items={result.value.map(({ orderId, orderReference, customerName, why, ...order }) => ({
          term: (
            <div className={styles.facts}>
              <Link href={orderPath(orderId)}>
                <bdi dir="ltr">{orderReference}</bdi>
              </Link>
              <span className={styles.muted}>
                <bdi>{customerName}</bdi>
                {t('form.comma')}
                {t(`whyOwed.${why}`)}
              </span>
              <ClockOfReturn clock={order.clock} />
              <Destination
                {...{ orderId, orderReference, onNote }}
                destinations={{
                  given: order.refundTo ? [order.refundTo] : [],
                  isChangedSinceDue: order.isChangedSinceDue,
                }}
              />
            </div>
          ),
          description: <Price {...moneyParts(order.toRefund)} />,
        }))}
      />
    </Panel>
  );
}
