import type { Piastres, Quote } from '@craftsandore/contract';
import type { Delivery } from '@craftsandore/rules';

/** What is paid at the door, in piastres. */
export const totalOf = ({ costBreakdown }: Quote, { fee }: Pick<Delivery, 'fee'>): Piastres =>
  (costBreakdown.subtotal + fee) as Piastres; // a sum of two
