import { z } from 'zod';

import { endpoint } from './endpoint.ts';
import { Payment, Repayment } from './payment.ts';
import { ledgerMethods, moneyKinds } from './plain/money.ts';
import { carrierNames } from './plain/parcels.ts';
import { StaffDestination } from './refund-to.ts';
import { ReturnClock } from './returns.ts';
import { Day, Id, IdInUrl, Money, SignedMoney, Timestamp } from './values.ts';

/** A line of the money ledger. */
export const MoneyEntry = z.object({
  id: Id,
  kind: z.enum(moneyKinds),
  method: z.enum(ledgerMethods),
  /** Below nothing where money goes, or what was expected falls away. */
  amount: SignedMoney,
  /** What the bank or the carrier calls it; null where nobody does. */
  reference: z.string().nullable(),
  /** The end of where a refund was paid to; null where nobody noted that. */
  paidTo: z.string().nullable(),
  /** Of the parcel whose cash it is; null where it is not a parcel's. */
  parcel: z.object({ trackingNumber: z.string(), carrier: z.enum(carrierNames) }).nullable(),
  /** Null where it was not staff. */
  staffName: z.string().nullable(),
  at: Timestamp,
});
export type MoneyEntry = z.infer<typeof MoneyEntry>;

/** What the ledger of an order comes to. */
export const MoneySums = z.object({
  /** What its carriers are to take at the door, and have taken. */
  expected: SignedMoney,
  collected: SignedMoney,
  /** What has come to the shop: deposits, payments and what carriers have paid out. */
  received: SignedMoney,
  /** What carriers have kept for themselves. */
  fees: SignedMoney,
  refunded: SignedMoney,
  /** What is to be paid back, and has not been yet. */
  toRefund: SignedMoney,
  /** What nobody asks for any more; below nothing where somebody paid more than was due. */
  differences: SignedMoney,
  /** What carriers have yet to pay out; below nothing where they have paid more than was due. */
  open: SignedMoney,
});
export type MoneySums = z.infer<typeof MoneySums>;

/** What its customer is to have back of what was paid for an order, and for no return. */
const RefundDue = z.object({
  toRefund: Money,
  /** The last day of paying back, in Egypt. */
  refundDueOn: Day,
  clock: ReturnClock,
});

const OrderMoney = z.object({
  /** The oldest first. */
  entries: z.array(MoneyEntry),
  sums: MoneySums,
  /** Null where nothing is owed but for returns. */
  refundDue: RefundDue.nullable(),
});

export const listMoneyOfOrder = endpoint({
  method: 'GET',
  path: '/admin/orders/:orderId/money',
  access: 'order:read',
  summary: 'The money ledger of an order, the oldest first, and what it comes to',
  params: z.object({ orderId: IdInUrl }),
  data: OrderMoney,
});

export const noteDeposit = endpoint({
  method: 'POST',
  path: '/admin/orders/:orderId/deposits',
  access: 'desk:work',
  takesKey: true,
  summary: 'Note that money has come for an order before its parcel leaves: the courier takes less',
  params: z.object({ orderId: IdInUrl }),
  body: Payment,
  data: OrderMoney,
  errors: [
    'order.not_found',
    'order.changed',
    'order.booked',
    'money.too_much',
    'money.reference_missing',
    'money.reference_taken',
    'request.key_reused',
  ],
});

/** An order of which money is to be paid back, and for no return. */
export const OwedOrder = RefundDue.extend({
  orderId: Id,
  orderReference: z.string(),
  customerName: z.string(),
  phoneNumber: z.string(),
  /** It was cancelled, its parcel came back, or it costs less than was paid. */
  why: z.enum(['cancelled', 'returned', 'cheaper']),
  /** Where it is to be paid to; null where nobody has said. */
  refundTo: StaffDestination.nullable(),
  /** Whether that was put in the place of another one since money is owed. */
  isChangedSinceDue: z.boolean(),
});
export type OwedOrder = z.infer<typeof OwedOrder>;

export const listOwedOrders = endpoint({
  method: 'GET',
  path: '/admin/refunds',
  access: 'return:work',
  summary: 'Orders of which money is to be paid back for no return, the most urgent first',
  data: z.array(OwedOrder),
});

export const refundOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/:orderId/refunds',
  access: 'cash:work',
  takesKey: true,
  summary: 'Note that money was paid back for no return: at most what is owed of the order',
  params: z.object({ orderId: IdInUrl }),
  body: Repayment,
  data: OrderMoney,
  errors: [
    'order.not_found',
    'money.owed_changed',
    'money.too_much_back',
    'money.reference_missing',
    'money.reference_taken',
    'refund.destination_not_found',
    'request.key_reused',
  ],
});
