import type { Piastres, Quote } from '@craftsandore/contract';
import type { Delivery } from '@craftsandore/rules';

/** A quote where an order goes: what is off the fee of delivery is another in each place. */
export const quoteTo = <Asked extends Quote>(
  quote: Asked,
  governorate: string | undefined,
): Asked => ({
  ...quote,
  ...quote.places?.find(({ code }) => code === governorate),
});

/** What is paid at the door, in piastres: the quote is asked for without a governorate, and has no delivery in it. */
export const totalOf = ({ costBreakdown }: Quote, { fee }: Pick<Delivery, 'fee'>): Piastres =>
  (costBreakdown.totalCost + fee) as Piastres; // a sum of two

/** What promotions take off it, below nothing. */
export const adjustmentOf = ({ costBreakdown }: Quote): Piastres =>
  (costBreakdown.totalCost - costBreakdown.subtotal) as Piastres; // a difference of two
