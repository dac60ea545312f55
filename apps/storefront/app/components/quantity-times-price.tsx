import type { Piastres } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';

type QuantityTimesPriceProps = { quantity: number; price: Piastres };

/** `2 × $340.00` as two isolates: in one, the dollar would jump beside Arabic digits. */
export function QuantityTimesPrice({ quantity, price }: QuantityTimesPriceProps) {
  const { number, dollars } = useLocale();

  return (
    <>
      <bdi>{number(quantity)}</bdi> × <bdi dir="ltr">{dollars(price)}</bdi>
    </>
  );
}
