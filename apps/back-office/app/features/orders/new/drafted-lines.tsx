import { piastres } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Price, QuantityStepper } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { DesignPhoto } from './design-photo.tsx';
import { type DraftLine, mostOf } from './draft-lines.ts';
import styles from './new-order-page.module.css';

type DraftedLinesProps = {
  lines: readonly DraftLine[];
  onChange: (lines: DraftLine[]) => void;
};

/** What the order will hold. */
export function DraftedLines({ lines, onChange }: DraftedLinesProps) {
  const { t } = useTranslation();
  const { local, number, moneyParts } = useLocale();

  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const { productDesignId, quantity, unitPrice } = line;
        const product = local(line, 'name') + t('form.comma') + local(line, 'designName');
        const others = lines.filter((other) => other !== line);
        return (
          <li key={productDesignId} className={styles.line}>
            <DesignPhoto {...line} size={56} />
            <span>
              <bdi>{local(line, 'name')}</bdi>
              <span className={styles.design}>
                <bdi>{local(line, 'designName')}</bdi>
              </span>
              {line.madeToOrderDays && (
                <span className={styles.design}>
                  {t('orders.madeToOrder', { count: line.madeToOrderDays })}
                </span>
              )}
            </span>
            <QuantityStepper
              size="sm"
              className={styles.quantity}
              value={quantity}
              max={Math.max(mostOf(line), quantity)}
              label={t('phoneOrder.quantityOf', { product })}
              decreaseLabel={t('phoneOrder.lessOf', { product })}
              increaseLabel={t('phoneOrder.moreOf', { product })}
              removeLabel={t('phoneOrder.removeOf', { product })}
              format={number}
              onRemove={() => onChange(others)}
              onChange={(pieces) =>
                onChange(
                  lines.map((other) => (other === line ? { ...line, quantity: pieces } : other)),
                )
              }
            />
            <Price {...moneyParts(piastres(unitPrice * quantity))} />
          </li>
        );
      })}
    </ul>
  );
}
