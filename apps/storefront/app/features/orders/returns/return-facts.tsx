import type { CustomerReturn, OrderLine } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { DescriptionList, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { ProductPhoto } from '../../../components/product-photo.tsx';
import { Total } from '../../../components/total.tsx';
import { type Linked, LinkedOrder } from '../linked-order.tsx';
import styles from '../order-form.module.css';
import { useRefundRows } from './use-refund-rows.tsx';

type ReturnFactsProps = Linked & { shown: CustomerReturn; lines: readonly OrderLine[] };

/** A return: what comes next, its pieces, and the money for them. */
export function ReturnFacts({ shown, lines, linked }: ReturnFactsProps) {
  const { t } = useTranslation();
  const { local, number, date } = useLocale();
  const next = useNext(shown);
  const refundRows = useRefundRows();
  const { state, wanted, answer, worth, requestedAt, exchange } = shown;
  const isAwaited = state === 'requested' || state === 'approved' || state === 'in_transit';

  return (
    <div className={styles.sunken}>
      <Text weight="medium">{next}</Text>
      {answer && (
        <Text size="sm">
          <bdi>{answer}</bdi>
        </Text>
      )}
      <ul>
        {shown.lines.map(({ orderLineId, quantity, received }) => {
          const line = lines.find((one) => one.orderLineId === orderLineId);
          return (
            line && (
              <li key={orderLineId}>
                <Text size="sm">
                  <bdi>{local(line, 'name') + t('list.comma') + local(line, 'designName')}</bdi>{' '}
                  {'× ' + number(quantity)}
                  {received !== null && received < quantity && (
                    <> {t('returns.received', { received: number(received) })}</>
                  )}
                </Text>
              </li>
            )
          );
        })}
      </ul>
      {shown.photos.length > 0 && (
        <div className={styles.actions}>
          {shown.photos.map((photo, index) => (
            <figure key={photo.base} style={{ inlineSize: '9rem' }}>
              <ProductPhoto
                photo={photo}
                alt={t('gallery.photo', { place: index + 1 })}
                sizes="144px"
              />
            </figure>
          ))}
        </div>
      )}
      <DescriptionList
        items={[
          { term: t('returns.askedOn'), description: date(requestedAt) },
          ...(isAwaited && wanted !== 'repair'
            ? [{ term: t('returns.worth'), description: <Total amount={worth} /> }]
            : []),
          ...(exchange
            ? [
                {
                  term: t('exchange.made'),
                  description: <LinkedOrder order={exchange} linked={linked} />,
                },
              ]
            : []),
          ...refundRows(shown),
        ]}
      />
    </div>
  );
}

/** How far it is, and who does what next, in a sentence. */
function useNext({
  state,
  wanted,
  wayPaidBy,
  answerDueOn,
  exchange,
  ...shown
}: CustomerReturn): string {
  const { t } = useTranslation();
  const { date } = useLocale();
  const isHere = shown.lines.some(({ received }) => received !== null && received > 0);

  switch (state) {
    case 'requested':
      return answerDueOn
        ? t('returnNext.requested', { day: date(answerDueOn) })
        : t('returnNext.answerLate');
    case 'approved':
      return t(wayPaidBy === 'customer' ? 'returnNext.approvedToPay' : 'returnNext.approved');
    case 'refused':
      return t('returnNext.refused');
    case 'in_transit':
      return t('returnNext.inTransit');
    case 'received':
      if (!isHere) return t('returnNext.nothingCame');
      if (wanted === 'repair') return t('returnNext.mending');
      // Once an order was made, only money is left.
      return t(
        wanted === 'exchange' && !exchange ? 'returnNext.exchanging' : 'returnNext.received',
      );
    case 'closed':
      if (exchange) return t('returnNext.exchanged');
      if (shown.refunds.length > 0) return t('returnNext.paid');
      return t(wanted === 'repair' && isHere ? 'returnNext.mended' : 'returnNext.closed');
  }
}
