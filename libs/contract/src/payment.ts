import { z } from 'zod';

import { toLatinDigits } from './plain/digits.ts';
import { maxMoneyReference, moneyMethods } from './plain/money.ts';
import { Line, ProductPrice } from './values.ts';

/** Money that moved, to the shop or back. */
export const Payment = z.object({
  amount: ProductPrice,
  method: z.enum(moneyMethods),
  /** What the bank calls it; every transfer has one, and it is noted once. */
  reference: Line.max(maxMoneyReference).overwrite(toLatinDigits).optional(),
});
