import { z } from 'zod';

import { Money, Timestamp } from './values.ts';

/** What came of a customer's orders; those that are neither delivered nor cancelled are open. */
export const CustomerRecord = z.object({
  ordersCount: z.int().nonnegative(),
  deliveredCount: z.int().nonnegative(),
  /** Cancelled because nobody took the parcel. */
  refusedCount: z.int().nonnegative(),
  /** Nobody was reached, and the courier has brought the parcel back. */
  returnedCount: z.int().nonnegative(),
  /** Cancelled for any other reason. */
  cancelledCount: z.int().nonnegative(),
  /** What the delivered ones cost, fees of delivery included. */
  spent: Money,
});
export type CustomerRecord = z.infer<typeof CustomerRecord>;

/** Since when, why and by whom no order is taken. */
export const Block = z.object({ reason: z.string(), staffName: z.string(), blockedAt: Timestamp });
