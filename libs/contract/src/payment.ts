import { z } from 'zod';

import { toLatinDigits } from './plain/digits.ts';
import { maxMoneyReference, moneyMethods } from './plain/money.ts';
import { Id, Line, Money, ProductPrice } from './values.ts';

/** Money that moved, to the shop or back. */
export const Payment = z.object({
  amount: ProductPrice,
  method: z.enum(moneyMethods),
  /** What the bank calls it; every transfer has one, and it is noted once. */
  reference: Line.max(maxMoneyReference).overwrite(toLatinDigits).optional(),
});

/** Money that is paid back. */
export const Repayment = Payment.extend({
  /** What was read as owed: refused where it is another by now, so that nobody pays what somebody else has just paid. */
  seenToRefund: Money.optional(),
  /** Where it was paid to, of what was said for the order; by that method. */
  destinationId: Id.optional(),
});
