import { z } from 'zod';

import { AddressFields, NewPlace } from './addresses.ts';
import { endpoint } from './endpoint.ts';
import { Contact, trackingToken } from './guest-orders.ts';
import {
  Adjustment,
  CostBreakdown,
  NewAdjustment,
  OrderLine,
  OrderStatusId,
  Promised,
} from './orders.ts';
import { maxId, maxLength, maxMergedLines, maxQuantity } from './plain/limits.ts';
import { Id, IdInUrl, shortText, Timestamp } from './values.ts';

const quantity = z.int().min(1).max(maxQuantity);

const QuantityEdit = z.object({ kind: z.literal('quantity'), orderLineId: Id, quantity });
const RemoveEdit = z.object({ kind: z.literal('remove'), orderLineId: Id });
const AddEdit = z.object({ kind: z.literal('add'), productDesignId: Id, quantity });
const PlaceEdit = z.object({ kind: z.literal('address'), shippingDetails: NewPlace });
/** Nothing takes the note away. */
const NoteEdit = z.object({ kind: z.literal('note'), note: shortText(maxLength.customerNote) });

/** Only ever added: another one takes it back. */
const AdjustmentEdit = NewAdjustment.extend({ kind: z.literal('adjustment') });

const edits = <E extends z.ZodType>(edit: E) =>
  z
    .array(edit)
    .min(1)
    .max(2 * maxMergedLines);

/** One thing that staff change of an order. */
const OrderEdit = z.discriminatedUnion('kind', [
  QuantityEdit,
  RemoveEdit,
  AddEdit,
  /** Who receives it stays who it was, where the edit does not say. */
  PlaceEdit.extend({ contact: Contact.optional() }),
  NoteEdit,
  /** For who holds `promotion:write`. */
  AdjustmentEdit,
]);
export type OrderEdit = z.output<typeof OrderEdit>;

/** The number is what an order belongs to its customer by: they call to change it, and to have more. */
const CustomerEdit = z.discriminatedUnion('kind', [QuantityEdit, RemoveEdit, PlaceEdit, NoteEdit]);

const change = <E extends z.ZodType>(edit: E) =>
  z.object({
    /** The version that was read: refused when the order has changed since. */
    seenVersion: z.int().positive().max(maxId),
    /** Whether only to tell what would change. */
    dryRun: z.boolean(),
    edits: edits(edit),
  });

/** Who receives an order. */
const Receiver = z.object({
  name: z.string(),
  phoneNumber: z.string(),
  email: z.string().nullable(),
});

/** One thing in which two versions of an order differ; sums stand beside. */
export const OrderDifference = z.discriminatedUnion('kind', [
  OrderLine.omit({ orderLineId: true, photosUrls: true, quantity: true }).extend({
    kind: z.literal('line'),
    /** How many pieces; 0 where it was not, or is no more, in the order. */
    before: z.int().nonnegative(),
    after: z.int().nonnegative(),
    /** What is in stock beside it. */
    stock: z.object({ before: z.int().nonnegative(), after: z.int().nonnegative() }),
  }),
  z.object({ kind: z.literal('receiver'), before: Receiver, after: Receiver }),
  z.object({ kind: z.literal('address'), before: AddressFields, after: AddressFields }),
  z.object({
    kind: z.literal('note'),
    before: z.string().nullable(),
    after: z.string().nullable(),
  }),
  /** One that comes in: there it is for good. */
  Adjustment.extend({ kind: z.literal('adjustment') }),
  z.object({ kind: z.literal('days'), before: Promised.nullable(), after: Promised.nullable() }),
]);
export type OrderDifference = z.infer<typeof OrderDifference>;

/** What a change makes of an order, or would. */
export const OrderChange = z.object({
  before: CostBreakdown,
  after: CostBreakdown,
  differences: z.array(OrderDifference),
  /** Whether the customer is to confirm it anew. */
  asksAgain: z.boolean(),
  /** False where it was only asked, and where nothing differs. */
  applied: z.boolean(),
  /** What the order has after it. */
  version: z.int(),
});
export type OrderChange = z.infer<typeof OrderChange>;

/** An older `seenVersion` is told what the order is by now (`current`). */
export const OrderNow = z.object({
  version: z.int(),
  orderStatusId: OrderStatusId,
  costBreakdown: CostBreakdown,
});

/** A change that was made; both versions are kept. */
export const OrderRevision = OrderChange.omit({ applied: true }).extend({
  id: Id,
  /** Null where it was the customer. */
  staffName: z.string().nullable(),
  createdAt: Timestamp,
});
export type OrderRevision = z.infer<typeof OrderRevision>;

const refusals = [
  'order.not_found',
  'order.changed',
  'order.too_late_to_change',
  'order.booked',
  'order.line_not_found',
  'order.no_lines_left',
  'order.too_many_of_design',
  'order.stock_too_low',
  'order.not_served',
  'order.cash_too_high',
  'order.discount_too_high',
  'address.phone_invalid',
  'address.governorate_unknown',
  'request.key_reused',
] as const;

export const changeOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/:orderId/changes',
  access: 'desk:work',
  takesKey: true,
  summary: 'Change what is in an order and where it goes, or tell what that would make of it',
  params: z.object({ orderId: IdInUrl }),
  body: change(OrderEdit),
  data: OrderChange,
  errors: [...refusals, 'design.not_found', 'order.refused'],
});

export const listOrderRevisions = endpoint({
  method: 'GET',
  path: '/admin/orders/:orderId/changes',
  access: 'order:read',
  summary: 'What was changed of an order, by whom and when, the oldest first',
  params: z.object({ orderId: IdInUrl }),
  data: z.array(OrderRevision),
  errors: ['order.not_found'],
});

export const changeMyOrder = endpoint({
  method: 'POST',
  path: '/users/orders/:orderId/changes',
  access: 'signed-in',
  takesKey: true,
  summary: 'Change an order of the signed-in customer that is not confirmed yet',
  params: z.object({ orderId: IdInUrl }),
  body: change(CustomerEdit),
  data: OrderChange,
  errors: [...refusals, 'order.too_many_pieces', 'order.too_many_held', 'order.too_many_changes'],
});

export const changeTrackedOrder = endpoint({
  method: 'POST',
  path: '/orders/track/:token/changes',
  access: 'public',
  takesKey: true,
  summary: 'Change an order that is not confirmed yet, by its tracking token',
  params: trackingToken,
  body: change(CustomerEdit),
  data: OrderChange,
  errors: [...refusals, 'order.too_many_pieces', 'order.too_many_held', 'order.too_many_changes'],
});
