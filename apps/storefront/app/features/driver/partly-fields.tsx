import type { DriverStop } from '@craftsandore/contract';
import { type Piastres, toPounds } from '@craftsandore/contract/plain';
import { useLocale } from '@craftsandore/i18n/react';
import { dueForKept } from '@craftsandore/rules';
import { FormError, QuantityStepper, Text, TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Money } from '../../components/money.tsx';
import styles from './driver-page.module.css';

/** How many pieces of each line are kept, by its id. */
export type KeptCounts = ReadonlyMap<number, number>;

type Stop = Pick<DriverStop, 'contents' | 'cashDue' | 'discount'>;

export const allKept = ({ contents }: Stop): KeptCounts =>
  new Map(contents.map(({ orderLineId, quantity }) => [orderLineId, quantity]));

const countOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0);

/** Whether there is anything to divide. A run that an earlier version has kept on this phone says no prices. */
export const canBePartly = ({ contents }: Stop): boolean =>
  countOf(contents.map(({ quantity }) => quantity)) > 1 &&
  contents.every(({ unitPrice }) => Number.isFinite(unitPrice));

/** Whether some pieces are kept and others are not. */
export function isSome(stop: Stop, kept: KeptCounts): boolean {
  const count = countOf(kept.values());
  return count > 0 && count < countOf(allKept(stop).values());
}

/** What is to be taken for what is kept. */
export const dueFor = ({ contents, ...door }: Stop, kept: KeptCounts): Piastres =>
  dueForKept(
    door,
    contents.map((line) => ({ ...line, kept: kept.get(line.orderLineId) ?? 0 })),
  ) as Piastres; // of sums of piastres

type PartlyFieldsProps = {
  stop: Stop;
  kept: KeptCounts;
  /** Why it cannot be told so. */
  wrong: { kept: boolean; cash: boolean };
  onKeep: (kept: KeptCounts) => void;
};

/** Asks which pieces were kept, and says what is to be taken for them. */
export function PartlyFields({ stop, kept, wrong, onKeep }: PartlyFieldsProps) {
  const { t } = useTranslation();
  const { number } = useLocale();
  const due = dueFor(stop, kept);

  return (
    <>
      <fieldset className={styles.outcomes}>
        <legend className={styles.legend}>{t('driver.kept')}</legend>
        <div className={styles.form}>
          {stop.contents.map(({ orderLineId, name, quantity }) => (
            <div key={orderLineId} className={styles.line}>
              <Text size="sm">
                <bdi>{name}</bdi> {t('driver.ofSent', { sent: number(quantity) })}
              </Text>
              <QuantityStepper
                value={kept.get(orderLineId) ?? 0}
                min={0}
                max={quantity}
                label={t('driver.keptOf', { name })}
                decreaseLabel={t('driver.fewer')}
                increaseLabel={t('driver.more')}
                format={number}
                onChange={(count) => onKeep(new Map(kept).set(orderLineId, count))}
              />
            </div>
          ))}
        </div>
      </fieldset>
      <FormError>{wrong.kept && t('driver.keptRequired')}</FormError>
      <div role="status" className={styles.line}>
        <Text size="sm">{due > 0 ? t('driver.takeForKept') : t('driver.paid')}</Text>
        {due > 0 && <Money size="lg" amount={due} />}
      </div>
      {due > 0 && (
        <TextField
          // What was typed was for other pieces.
          key={due}
          name="cash"
          label={t('driver.cashTaken')}
          inputMode="decimal"
          defaultValue={String(toPounds(due))}
          error={wrong.cash ? t('driver.cashRequired') : undefined}
        />
      )}
    </>
  );
}
