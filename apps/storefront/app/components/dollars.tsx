import type { Piastres } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Price } from '@craftsandore/ui';

/** An amount with the `$` of the mini cart and of a customer's orders (specification, section 9). */
export function Dollars({ amount }: { amount: Piastres }) {
  const { dollars } = useLocale();
  return <Price value={dollars(amount)} dir="ltr" />;
}
