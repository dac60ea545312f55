import { z } from 'zod';

import { Photo } from './photos.ts';
import { maxQuantity } from './plain/limits.ts';
import { ledgerMethods } from './plain/money.ts';
import {
  maxReturnWords,
  returnReasons,
  returnStates,
  returnWishes,
  wayPayers,
} from './plain/returns.ts';
import { Day, Id, Money, text, Timestamp } from './values.ts';

const Pieces = z.object({ orderLineId: Id, quantity: z.int().positive() });

/** For which alone a piece may come back; left out where any will do. */
export const OnlyReasons = z.array(z.enum(returnReasons)).optional();

/** What whoever asks for a return says. */
export const NewReturn = z.object({
  lines: z
    .array(z.object({ orderLineId: Id, quantity: z.int().positive().max(maxQuantity) }))
    .min(1)
    .max(1_000)
    .refine((lines) => new Set(lines.map(({ orderLineId }) => orderLineId)).size === lines.length),
  reason: z.enum(returnReasons),
  wanted: z.enum(returnWishes).default('refund'),
  comment: text(maxReturnWords).optional(),
});

/** Money that its customer has paid, or was paid back. */
export const CustomerPayment = z.object({
  amount: Money,
  method: z.enum(ledgerMethods),
  reference: z.string().nullable(),
  at: Timestamp,
});

/** The order that was made in exchange for pieces that came back. */
export const Exchange = z.object({
  orderId: Id,
  orderReference: z.string(),
  /** What of the pieces' worth is set against it. */
  credit: Money,
});

/** The same, of the order that was made: whose pieces came back for it. */
export const ExchangeOf = Exchange.extend({
  returnId: Id,
  /** What is left to pay at the door. */
  toPay: Money,
});
export type ExchangeOf = z.infer<typeof ExchangeOf>;

/** What was paid for an order before its parcel leaves, but for what came back in exchange. */
export const Deposits = z.object({
  payments: z.array(CustomerPayment),
  /** What is left to pay at the door. */
  toPay: Money,
});
export type Deposits = z.infer<typeof Deposits>;

/** What is to be paid back of an order, and was, for no return. */
export const OrderRefund = z.object({
  toRefund: Money,
  /** The last day of paying back, in Egypt; null where nothing is owed. */
  refundDueOn: Day.nullable(),
  refunds: z.array(CustomerPayment),
});
export type OrderRefund = z.infer<typeof OrderRefund>;

/** A return as its customer reads it: nobody's name, and nothing that staff say to each other. */
export const CustomerReturn = z.object({
  id: Id,
  state: z.enum(returnStates),
  wanted: z.enum(returnWishes),
  reason: z.enum(returnReasons),
  /** In their own words. */
  comment: z.string().nullable(),
  /** Their own photos, which nobody sees but they and staff. */
  photos: z.array(Photo.extend({ id: Id })),
  /** Whether photos may still be added and removed. */
  takesPhotos: z.boolean(),
  /** Why it was refused; null where it was not. */
  answer: z.string().nullable(),
  /** Who pays for the way back; null unless it was approved. */
  wayPaidBy: z.enum(wayPayers).nullable(),
  lines: z.array(
    Pieces.extend({
      /** How many have come; null while nobody has looked. */
      received: z.int().nonnegative().nullable(),
    }),
  ),
  /** What was paid for the pieces: of those that have come, once somebody has looked. */
  worth: Money,
  /** What is still to be paid back. */
  toRefund: Money,
  /** The last day of paying back, in Egypt; null where nothing is owed. */
  refundDueOn: Day.nullable(),
  refunds: z.array(CustomerPayment),
  /** Null where no order was made for them. */
  exchange: Exchange.nullable(),
  /** The last day of answering, in Egypt; null where it was answered, or should have been before today. */
  answerDueOn: Day.nullable(),
  requestedAt: Timestamp,
});
export type CustomerReturn = z.infer<typeof CustomerReturn>;

/** What of a delivered order may come back, and what does. */
export const CustomerReturns = z.object({
  /** The last day on which its customer may ask, in Egypt; null where its parcel is on its way back. */
  lastDay: Day.nullable(),
  /** Whether that day is over. */
  isOver: z.boolean(),
  /** How many pieces of which lines may still be returned; none once the day is over. */
  returnable: z.array(Pieces.extend({ reasons: OnlyReasons })),
  /** The latest first. */
  returns: z.array(CustomerReturn),
});
export type CustomerReturns = z.infer<typeof CustomerReturns>;
