import type { Piastres } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Price } from '@craftsandore/ui';

import { useShop } from '../session/context.ts';
import { Money } from './money.tsx';

/** An amount as the mini cart and a customer's orders show it: two decimals, the sign that the owner has chosen. */
export function Total({ amount }: { amount: Piastres }) {
  const { totalParts } = useLocale();
  const parts = totalParts(amount, useShop().currencySign);
  const { sign, value, currency } = parts;
  if (!currency) return <Price {...(sign && { sign })} value={value} dir="ltr" />;
  return <Money amount={amount} parts={parts} />;
}
