import { z } from 'zod';

import { ibanPattern, instapayPattern, mobilePattern } from './plain/patterns.ts';
import {
  type DestinationMethod,
  destinationMethods,
  isIban,
  maxPayTo,
  plainPayTo,
} from './plain/refund-destinations.ts';
import { Id, line, Money, shortText, Timestamp } from './values.ts';

const typed = (method: DestinationMethod) =>
  shortText(maxPayTo).overwrite((text) => plainPayTo(method, text));

const Iban = typed('transfer')
  .regex(ibanPattern, { abort: true })
  .refine(isIban, { params: { iban: true } });

/** Where a refund is paid to. */
export const RefundDestination = z.discriminatedUnion('method', [
  z.object({ method: z.literal('instapay'), payTo: typed('instapay').regex(instapayPattern) }),
  z.object({ method: z.literal('wallet'), payTo: typed('wallet').regex(mobilePattern) }),
  /** Banks compare the name with the account's. */
  z.object({ method: z.literal('transfer'), payTo: Iban, holder: line(100) }),
]);
export type RefundDestination = z.infer<typeof RefundDestination>;

const method = z.enum(destinationMethods);

/** One as its customer reads it again: whoever holds the order's link alone learns no account. */
export const MaskedDestination = z.object({
  method,
  /** The end of it. */
  masked: z.string(),
  at: Timestamp,
});
export type MaskedDestination = z.infer<typeof MaskedDestination>;

/** Of an order of which money is to be paid back, or may be. */
export const RefundTo = z.object({
  /** What is owed now, for its returns and beside them. */
  owed: Money,
  /** Null where nobody has said. */
  destination: MaskedDestination.nullable(),
});
export type RefundTo = z.infer<typeof RefundTo>;

/** The same as staff read it, who pay. */
export const StaffDestination = MaskedDestination.extend({
  id: Id,
  payTo: z.string(),
  /** Of a bank account; null for the others. */
  holder: z.string().nullable(),
  /** Who noted it; null where its customer gave it. */
  staffName: z.string().nullable(),
});
export type StaffDestination = z.infer<typeof StaffDestination>;
