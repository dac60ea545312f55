import type { Piastres, Quote } from '@craftsandore/contract';
import type { Delivery } from '@craftsandore/rules';

/** What is paid at the door, in piastres: the quote is asked for without a governorate, and has no delivery in it. */
export const totalOf = ({ costBreakdown }: Quote, { fee }: Pick<Delivery, 'fee'>): Piastres =>
  (costBreakdown.totalCost + fee) as Piastres; // a sum of two

/** What promotions take off it, below nothing. */
export const adjustmentOf = ({ costBreakdown }: Quote): Piastres =>
  (costBreakdown.totalCost - costBreakdown.subtotal) as Piastres; // a difference of two
