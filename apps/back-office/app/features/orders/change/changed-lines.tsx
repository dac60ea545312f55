import { maxQuantity, type Photo as PhotoFile, piastres } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, Price, QuantityStepper } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { DesignPhoto } from '../new/design-photo.tsx';
import type { FoundDesign } from '../new/draft-lines.ts';
import styles from './order-change.module.css';

type Piece = Pick<FoundDesign, 'name' | 'nameAr' | 'designName' | 'designNameAr' | 'unitPrice'> & {
  photo?: PhotoFile | null | undefined;
  photosUrls?: string[];
};

type ChangedLineProps = {
  piece: Piece;
  quantity: number;
  /** Where it takes out what was in the order before: how many to put back. */
  had?: number;
  onChange: (quantity: number) => void;
};

/** A line of an order that is being changed: how many, or taken out. */
export function ChangedLine({ piece, quantity, had, onChange }: ChangedLineProps) {
  const { t } = useTranslation();
  const { local, moneyParts, number } = useLocale();
  const { photo, photosUrls, unitPrice } = piece;
  const name = local(piece, 'name');
  const isOut = quantity === 0;

  return (
    <li
      className={styles.line}
      data-new={had === undefined || undefined}
      data-out={isOut || undefined}
    >
      <DesignPhoto photo={photo ?? undefined} photoUrl={photosUrls?.[0]} size={48} />
      <span className={styles.piece}>
        <bdi>{name}</bdi>
        <span className={styles.design}>
          <bdi>{local(piece, 'designName')}</bdi>
        </span>
      </span>
      {isOut ? (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('orderChange.putBackNamed', { name })}
          onClick={() => onChange(had ?? 1)}
        >
          {t('orderChange.putBack')}
        </Button>
      ) : (
        <QuantityStepper
          size="sm"
          value={quantity}
          max={maxQuantity}
          label={t('orderChange.quantityOf', { name })}
          decreaseLabel={t('orderChange.fewer')}
          increaseLabel={t('orderChange.more')}
          removeLabel={t('orderChange.takeOutNamed', { name })}
          format={number}
          onChange={onChange}
          onRemove={() => onChange(0)}
        />
      )}
      <Price {...moneyParts(piastres(unitPrice * quantity))} />
    </li>
  );
}
