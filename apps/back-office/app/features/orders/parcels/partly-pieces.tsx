import type { Result } from '@craftsandore/api-client';
import { type ParcelDetails, photoUrl, piastres } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { dueForKept } from '@craftsandore/rules';
import { Photo, Price, QuantityStepper, Skeleton } from '@craftsandore/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router-dom';

import { NotRefreshed } from '../../../components/not-refreshed.tsx';
import { orderParcelsPath } from '../order-filters.ts';
import type { OrdersParcels, ParcelNews } from './parcel-calls.ts';
import styles from './receive-dialog.module.css';

/** 44 pixels of CSS on a dense screen. */
const thumbnailPixels = 88;

type KeptPieces = NonNullable<ParcelNews['kept']>;
type OnKeep = (kept: KeptPieces | null) => void;

type Whole = Pick<ParcelDetails, 'pieces' | 'wholeDue' | 'discount'>;

type PartlyPiecesProps = {
  parcel: Pick<ParcelDetails, 'id' | 'orderId'> & Partial<Whole>;
  /** Told what was kept; null where that is all of it, or nothing. */
  onKeep: OnKeep;
};

/** Asks which pieces of a parcel were kept. Of a row of the list what was sent is read first. */
export function PartlyPieces({ parcel, onKeep }: PartlyPiecesProps) {
  const { data, state, load } = useFetcher<Result<OrdersParcels>>();
  const path = orderParcelsPath(parcel.orderId);
  const isWhole = hasPieces(parcel);
  useEffect(() => {
    if (!isWhole) void load(path);
  }, [isWhole, load, path]);
  const read = data?.ok && data.value.parcels.find(({ id }) => id === parcel.id);
  const whole = isWhole ? parcel : read;

  if (whole) return <Pieces parcel={whole} onKeep={onKeep} />;
  if (!data || data.ok) return <Skeleton lines={3} />;
  return (
    <NotRefreshed
      refusal={data.refusal}
      isRetrying={state === 'loading'}
      onRetry={() => void load(path)}
      isEmpty
    />
  );
}

const hasPieces = (parcel: Partial<Whole>): parcel is Whole => parcel.pieces !== undefined;

function Pieces({ parcel, onKeep }: { parcel: Whole; onKeep: OnKeep }) {
  const { t } = useTranslation();
  const { local, number, moneyParts } = useLocale();
  const [counts, setCounts] = useState(
    () =>
      new Map(
        parcel.pieces.map(({ orderLineId, kept, quantity }) => [orderLineId, kept ?? quantity]),
      ),
  );
  const keptOf = (orderLineId: number) => counts.get(orderLineId) ?? 0;
  const due = dueForKept(
    { cashDue: parcel.wholeDue, discount: parcel.discount },
    parcel.pieces.map((piece) => ({ ...piece, kept: keptOf(piece.orderLineId) })),
  );

  function keep(orderLineId: number, count: number) {
    const next = new Map(counts).set(orderLineId, count);
    setCounts(next);
    const kept = [...next].flatMap(([id, quantity]) =>
      quantity > 0 ? { orderLineId: id, quantity } : [],
    );
    const isAll = parcel.pieces.every((piece) => next.get(piece.orderLineId) === piece.quantity);
    onKeep(kept.length > 0 && !isAll ? kept : null);
  }

  return (
    <>
      <ul aria-label={t('partly.kept')}>
        {parcel.pieces.map((piece) => {
          const name = local(piece, 'name');
          return (
            <li key={piece.orderLineId} className={styles.line}>
              <Photo
                src={piece.photo ? photoUrl(piece.photo, thumbnailPixels) : undefined}
                alt=""
                width={44}
                height={44}
              />
              <span>
                <bdi>{name}</bdi>
                <span className={styles.design}>
                  <bdi>{local(piece, 'designName')}</bdi> × {number(piece.quantity)}
                </span>
              </span>
              <span className={styles.parts}>
                <QuantityStepper
                  size="sm"
                  value={keptOf(piece.orderLineId)}
                  min={0}
                  max={piece.quantity}
                  label={t('partly.keptOf', { name })}
                  decreaseLabel={t('receive.fewer')}
                  increaseLabel={t('receive.more')}
                  format={number}
                  onChange={(count) => keep(piece.orderLineId, count)}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <p role="status" className={styles.foot}>
        {t('partly.due')} <Price {...moneyParts(piastres(due))} />
      </p>
    </>
  );
}
