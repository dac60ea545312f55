import { z } from 'zod';

import { WantedItems } from './cart.ts';
import {
  CustomerPayment,
  CustomerReturn,
  Exchange,
  NewReturn,
  OnlyReasons,
} from './customer-returns.ts';
import { GovernorateCode } from './delivery.ts';
import { endpoint } from './endpoint.ts';
import { trackingToken } from './guest-orders.ts';
import { OrderLine } from './orders.ts';
import { JudgedPieces } from './parcels.ts';
import { Repayment } from './payment.ts';
import { pieceConditions } from './plain/parcels.ts';
import {
  maxReturnWords,
  openReturnParts,
  returnParts,
  returnReasons,
  returnStates,
  returnWishes,
  wayPayers,
} from './plain/returns.ts';
import { RefundDestination } from './refund-to.ts';
import { Day, Id, IdInUrl, Money, PageMeta, PageQuery, text, Timestamp } from './values.ts';

const Count = z.int().nonnegative();

const Piece = OrderLine.omit({ photosUrls: true });

/** A line of an order of which pieces come back: `quantity` is how many. */
const ReturnedPiece = Piece.extend({
  /** How many of them are what; null while nobody has judged them. */
  judged: z.record(z.enum(pieceConditions), Count).nullable(),
});

/** How much time is gone of what somebody here has for a return, or how long it has been under way. */
export const ReturnClock = z.object({
  /** `answer` and `refund` are the shop's to do; `sending` and `way` are waited for. */
  of: z.enum(['answer', 'sending', 'way', 'refund']),
  /** Days left of what the shop has, below nothing once it is over; days gone of what it waits for. */
  days: z.int(),
  /** How much of the time is gone, up to 1. */
  gone: z.number().min(0).max(1),
  /** `late`: it has to be done now. */
  tone: z.enum(['calm', 'soon', 'late']),
});
export type ReturnClock = z.infer<typeof ReturnClock>;

const Refund = CustomerPayment.extend({
  id: Id,
  /** The end of where it was paid to; null where nobody noted that. */
  paidTo: z.string().nullable(),
  staffName: z.string().nullable(),
});

/** Pieces of an order on their way back to the shop. */
export const StaffReturn = z.object({
  id: Id,
  orderId: Id,
  orderReference: z.string(),
  customerName: z.string(),
  phoneNumber: z.string(),
  /** Where its order went. */
  governorate: GovernorateCode,
  state: z.enum(returnStates),
  /** What it may become next by saying so; receiving has a call of its own. */
  next: z.array(z.enum(returnStates)),
  canReceive: z.boolean(),
  /** Whether an order may be made in exchange: its pieces are here, and something is owed for them. */
  canExchange: z.boolean(),
  /** Null where none was made. */
  exchange: Exchange.nullable(),
  wanted: z.enum(returnWishes),
  reason: z.enum(returnReasons),
  /** In the words of whoever asked. */
  comment: z.string().nullable(),
  /** Why it was refused, or closed before all of it was done. */
  answer: z.string().nullable(),
  wayPaidBy: z.enum(wayPayers),
  lines: z.array(ReturnedPiece),
  /** What the customer has paid for the pieces. */
  worth: Money,
  /** What is still to be paid back. */
  toRefund: Money,
  /** The most that may be paid back: what was paid for the order, and has not been yet. */
  mostRefund: Money,
  /** The last day of paying back, in Egypt; null where nothing is owed. */
  refundDueOn: Day.nullable(),
  refunds: z.array(Refund),
  clock: ReturnClock.nullable(),
  /** Who opened it; null where its customer did. */
  staffName: z.string().nullable(),
  requestedAt: Timestamp,
  receivedAt: Timestamp.nullable(),
  /** Who judged the pieces; null while nobody has. */
  receivedBy: z.string().nullable(),
  closedAt: Timestamp.nullable(),
});
export type StaffReturn = z.infer<typeof StaffReturn>;

const params = z.object({ id: IdInUrl });

export const getReturn = endpoint({
  method: 'GET',
  path: '/admin/returns/:id',
  access: 'return:work',
  summary: 'A return, with what was paid back for it',
  params,
  data: StaffReturn,
  errors: ['return.not_found'],
});

const ofOrder = z.object({ orderId: IdInUrl });

export const listReturns = endpoint({
  method: 'GET',
  path: '/admin/returns',
  access: 'return:work',
  summary: 'A page of returns by part and words: of open ones what has waited longest first',
  query: PageQuery.extend({
    part: z.enum(returnParts).optional(),
    /** Words of a name, a phone number or a reference. */
    query: z.string().trim().max(200).optional(),
  }),
  data: z.array(StaffReturn),
  /** With how many are in each part that is not done with, and how many refunds, also for no return, have to be paid now. */
  meta: PageMeta.extend({ counts: z.record(z.enum(openReturnParts), Count), late: Count }),
});

/** Of the last 90 days. */
export const ReturnFigures = z.object({
  reasons: z.array(z.object({ reason: z.enum(returnReasons), count: Count })),
  /** Whose pieces came back most often, the first five; a return that was refused is none. */
  products: z.array(
    z.object({
      productId: Id,
      name: z.string(),
      nameAr: z.string(),
      returned: Count,
      delivered: Count,
      /** Why most of them came back. */
      reason: z.enum(returnReasons),
    }),
  ),
});
export type ReturnFigures = z.infer<typeof ReturnFigures>;

export const getReturnFigures = endpoint({
  method: 'GET',
  path: '/admin/returnFigures',
  access: 'return:work',
  summary: 'Why pieces came back in the last 90 days, and of which products',
  data: ReturnFigures,
});

export const OrderReturns = z.object({
  /** The latest first. */
  returns: z.array(StaffReturn),
  /** Lines of which pieces may still be returned, `quantity` being how many; none unless the order was delivered. */
  returnable: z.array(Piece.extend({ reasons: OnlyReasons })),
  /** The last day on which its customer may ask, in Egypt; null while it was not delivered. */
  lastDay: Day.nullable(),
});
export type OrderReturns = z.infer<typeof OrderReturns>;

export const listReturnsOfOrder = endpoint({
  method: 'GET',
  path: '/admin/orders/:orderId/returns',
  access: 'order:read',
  summary: 'The returns of an order, the latest first, and what of it may still be returned',
  params: ofOrder,
  data: OrderReturns,
  errors: ['order.not_found'],
});

export const openReturn = endpoint({
  method: 'POST',
  path: '/admin/orders/:orderId/returns',
  access: 'return:work',
  takesKey: true,
  summary: 'Open a return of a delivered order for its customer: it is approved with that',
  params: ofOrder,
  body: NewReturn.extend({ wayPaidBy: z.enum(wayPayers).default('shop') }),
  data: StaffReturn,
  errors: [
    'order.not_found',
    'return.not_delivered',
    'return.too_many',
    'return.made_to_order',
    'request.key_reused',
  ],
});

/** What its customer says, who may add where the money is to go. */
const AskedReturn = NewReturn.extend({ refundTo: RefundDestination.optional() });

const askingRefusals = [
  'order.not_found',
  'return.not_delivered',
  'return.too_late',
  'return.too_many',
  'return.made_to_order',
  'address.phone_invalid',
  'request.key_reused',
] as const;

export const askForReturn = endpoint({
  method: 'POST',
  path: '/users/orders/:orderId/returns',
  access: 'signed-in',
  takesKey: true,
  summary: 'Ask to return pieces of an own order, until the fourteenth day after it was delivered',
  params: ofOrder,
  body: AskedReturn,
  data: CustomerReturn,
  errors: askingRefusals,
});

export const askForTrackedReturn = endpoint({
  method: 'POST',
  path: '/orders/track/:token/returns',
  access: 'public',
  takesKey: true,
  summary: 'The same for an order by its tracking token',
  params: trackingToken,
  body: AskedReturn,
  data: CustomerReturn,
  errors: askingRefusals,
});

/** States that somebody says; received is one of a call of its own. */
const statesBySaying = ['approved', 'refused', 'in_transit', 'closed'] as const;

export const moveReturn = endpoint({
  method: 'PATCH',
  path: '/admin/returns/:id',
  access: 'return:work',
  summary: 'Approve or refuse a return, say that it is on its way, or close it',
  params,
  body: z.object({
    state: z.enum(statesBySaying),
    /** Where it is refused, or closed before all was done: the customer is told why it was refused. */
    reason: text(maxReturnWords).optional(),
    /** Where it is approved. */
    wayPaidBy: z.enum(wayPayers).optional(),
  }),
  data: StaffReturn,
  errors: ['return.not_found', 'return.illegal_move', 'return.reason_missing'],
});

export const receiveReturn = endpoint({
  method: 'POST',
  path: '/admin/returns/:id/received',
  access: 'return:work',
  takesKey: true,
  summary: 'Judge each piece of a return that has come: what is sellable goes back on sale; once',
  params,
  body: z.object({ pieces: JudgedPieces }),
  data: StaffReturn,
  errors: ['return.not_found', 'return.illegal_move', 'parcel.pieces_differ', 'request.key_reused'],
});

export const payRefund = endpoint({
  method: 'POST',
  path: '/admin/returns/:id/refunds',
  access: 'cash:work',
  takesKey: true,
  summary: 'Note that money for a return was paid back: at most what was paid for its order',
  params,
  body: Repayment,
  data: StaffReturn,
  errors: [
    'return.not_found',
    'return.illegal_move',
    'money.owed_changed',
    'money.too_much_back',
    'money.reference_missing',
    'money.reference_taken',
    'refund.destination_not_found',
    'request.key_reused',
  ],
});

export const exchangeReturn = endpoint({
  method: 'POST',
  path: '/admin/returns/:id/exchange',
  access: 'cash:work',
  summary:
    'Make an order in exchange for pieces that are here: what is owed for them is set against it, once',
  params,
  body: z.object({
    /** Chosen by the caller, once for each order that is meant. */
    placementKey: z.uuid(),
    items: WantedItems,
    /** What was read: refused when prices, the fee or what is owed have changed since. */
    seenTotalCost: Money,
    seenCredit: Money,
  }),
  data: StaffReturn,
  errors: [
    'return.not_found',
    'return.illegal_move',
    'return.nothing_owed',
    'return.exchanged',
    'order.key_reused',
    'order.refused',
    'order.not_enough_stock',
    'order.total_changed',
    'order.not_served',
    'order.cash_too_high',
    'cart.empty',
  ],
});
