import type { Piastres } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';

import { Total } from './total.tsx';

type QuantityTimesPriceProps = { quantity: number; price: Piastres };

/** `2 × LE 340.00` as two isolates: in one, the sign would jump beside Arabic digits. */
export function QuantityTimesPrice({ quantity, price }: QuantityTimesPriceProps) {
  const { number } = useLocale();

  return (
    <>
      <bdi>{number(quantity)}</bdi> × <Total amount={price} />
    </>
  );
}
