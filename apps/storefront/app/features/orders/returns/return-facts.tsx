import type { CustomerReturn, OrderLine } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, DescriptionList, FormError, Text } from '@craftsandore/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';

import { ProductPhoto } from '../../../components/product-photo.tsx';
import { Total } from '../../../components/total.tsx';
import { useOneAtATime } from '../../../hooks/use-one-at-a-time.ts';
import { signInPath } from '../../../session/next-page.ts';
import { type Linked, LinkedOrder } from '../linked-order.tsx';
import styles from '../order-form.module.css';
import type { RemoveReturnPhoto } from './send-return.ts';
import { useRefundRows } from './use-refund-rows.tsx';

type ReturnFactsProps = Linked & {
  shown: CustomerReturn;
  lines: readonly OrderLine[];
  onRemovePhoto?: RemoveReturnPhoto | undefined;
};

/** A return: what comes next, its pieces, and the money for them. */
export function ReturnFacts({ shown, lines, linked, onRemovePhoto }: ReturnFactsProps) {
  const { t } = useTranslation();
  const { local, number, date } = useLocale();
  const card = useRef<HTMLDivElement>(null);
  const next = useNext(shown);
  const refundRows = useRefundRows();
  const { state, wanted, answer, worth, requestedAt, exchange } = shown;
  const isAwaited = state === 'requested' || state === 'approved' || state === 'in_transit';

  return (
    <div ref={card} tabIndex={-1} className={styles.sunken}>
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
        <Photos
          shown={shown}
          onRemove={onRemovePhoto}
          onRemoved={() => card.current?.focus()} // the button is gone
        />
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

type PhotosProps = {
  shown: CustomerReturn;
  onRemove: RemoveReturnPhoto | undefined;
  onRemoved: () => void;
};

/** What its customer has shown, each with a button while it can be taken back. */
function Photos({ shown, onRemove, onRemoved }: PhotosProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { id, photos, takesPhotos } = shown;
  const [failure, setFailure] = useState<string>();

  const remove = useOneAtATime(async (photoId: number) => {
    if (!onRemove) return;
    setFailure(undefined);
    const removed = await onRemove(id, photoId);
    if (!removed.ok && removed.refusal.status === 401) {
      await navigate(signInPath(pathname));
      return;
    }
    if (!removed.ok) setFailure(removed.refusal.sentence ?? t('failure.connection'));
    // Of one that cannot be changed any more, too.
    await revalidate();
    if (removed.ok) onRemoved();
  });

  return (
    <div>
      <div className={styles.actions}>
        {photos.map((photo, index) => (
          <figure key={photo.id} style={{ inlineSize: '9rem' }}>
            <ProductPhoto
              photo={photo}
              alt={t('gallery.photo', { place: index + 1 })}
              sizes="144px"
            />
            {takesPhotos && onRemove && (
              <Button
                variant="quiet"
                size="sm"
                block
                aria-label={t('ownPhotos.remove', { place: index + 1 })}
                onClick={() => void remove(photo.id)}
              >
                {t('cart.remove')}
              </Button>
            )}
          </figure>
        ))}
      </div>
      <FormError>{failure && <bdi>{failure}</bdi>}</FormError>
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
