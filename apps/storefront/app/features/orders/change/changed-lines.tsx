import { maxQuantity, type OrderLine } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, QuantityStepper, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { takeFocus } from '../../../hooks/take-focus.ts';
import styles from '../order-form.module.css';
import type { Quantities } from './edits-of.ts';

type ChangedLinesProps = {
  lines: readonly OrderLine[];
  quantities: Quantities;
  onChange: (quantities: Quantities) => void;
};

/** How many of each line, or that it is taken out; the last one stays. */
export function ChangedLines({ lines, quantities, onChange }: ChangedLinesProps) {
  const { t } = useTranslation();
  const { local, number } = useLocale();
  const wanted = ({ orderLineId, quantity }: OrderLine) => quantities[orderLineId] ?? quantity;
  const isLast = lines.filter((line) => wanted(line) > 0).length === 1;

  /** A number as it was is no change. */
  function change({ orderLineId, quantity: had }: OrderLine, quantity: number) {
    const { [orderLineId]: _, ...others } = quantities;
    onChange(quantity === had ? others : { ...others, [orderLineId]: quantity });
  }

  return (
    <div>
      <ul>
        {lines.map((line) => {
          const name = local(line, 'name');
          const design = local(line, 'designName');
          const product = name + t('list.comma') + design;
          return (
            <li key={line.orderLineId} className={styles.line} tabIndex={-1}>
              <div>
                <Text as="span" size="sm" weight="medium">
                  <bdi>{name}</bdi>
                </Text>
                <Text size="xs" tone="muted">
                  {wanted(line) > 0 ? <bdi>{design}</bdi> : t('changeOrder.isOut')}
                </Text>
              </div>
              {wanted(line) > 0 ? (
                <QuantityStepper
                  size="sm"
                  value={wanted(line)}
                  max={maxQuantity}
                  label={t('cart.quantityOf', { product })}
                  decreaseLabel={t('cart.lessOf', { product })}
                  increaseLabel={t('cart.moreOf', { product })}
                  removeLabel={t('cart.removeProduct', { product })}
                  format={number}
                  onChange={(quantity) => change(line, quantity)}
                  {...(!isLast && { onRemove: () => change(line, 0) })}
                />
              ) : (
                <Button
                  size="sm"
                  variant="secondary"
                  ref={takeFocus}
                  aria-label={t('changeOrder.putBackNamed', { product })}
                  onClick={({ currentTarget }) => {
                    takeFocus(currentTarget.closest('li'));
                    change(line, line.quantity);
                  }}
                >
                  {t('changeOrder.putBack')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {isLast && (
        <Text size="xs" tone="muted">
          {t('changeOrder.lastLine')}
        </Text>
      )}
    </div>
  );
}
