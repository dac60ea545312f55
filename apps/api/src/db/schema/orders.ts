import {
  confirmationStates,
  endReasons,
  orderSources,
  paymentMethods,
  type OrderStatusId,
  stockReasons,
} from '@craftsandore/contract';
import { sql, type SQLWrapper } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { addressColumns, type AddressCopy } from './addresses.ts';
import { carts } from './carts.ts';
import { productDesigns, products } from './catalogue.ts';
import { createdAt, id, moment } from './columns.ts';
import { customers } from './customers.ts';
import { stockHolds } from './holds.ts';
import { photos } from './photos.ts';
import { users } from './users.ts';

export const orderSource = pgEnum('order_source', orderSources);

export const paymentMethod = pgEnum('payment_method', paymentMethods);

const reference = sql`'CS-' || right(extract(year from created_at at time zone 'Africa/Cairo')::int::text, 2) || '-' || lpad(id::text, greatest(5, length(id::text)), '0')`;

/** What an order costs in all, in piastres. The index of totals is over the same expression. */
export const totalOf = (table: Record<'subtotal' | 'shippingFees' | 'adjustment', SQLWrapper>) =>
  sql`(${table.subtotal} + ${table.shippingFees} + ${table.adjustment})`;

export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    /** What people call it: `CS-26-01184`, the year being Egypt's. Never cut, however many orders there are. */
    reference: text().notNull().unique().generatedAlwaysAs(reference),
    /** A cart is ordered once: this is what makes a repeated request harmless. */
    cartId: integer()
      .unique()
      .references(() => carts.id),
    /** What makes a repeated request harmless where there is no stored cart; chosen by the caller. */
    placementKey: uuid().unique(),
    /** SHA-256 of what was asked with that key: another wish with the same key is refused. */
    placementHash: text(),
    /** Null where nobody is signed in: then the contact says who ordered. */
    userId: integer().references(() => users.id),
    /** Null only in orders that the version before has written; they are given one later. */
    customerId: integer().references(() => customers.id),
    /** What was held for the customer before: it becomes one order. */
    holdId: integer()
      .unique()
      .references(() => stockHolds.id),
    contactName: text(),
    contactEmail: text(),
    source: orderSource().notNull().default('web'),
    /** SHA-256 of the token that opens the order without an account. */
    trackingHash: text().unique(),
    /** What the customer wants to have noted. */
    customerNote: text().notNull().default(''),
    /** The language in which it was placed, and in which the shop writes about it; null in orders of earlier versions. */
    locale: text({ enum: ['ar', 'en'] }),
    /** SHA-256 of the network it came from, where nothing vouched for who placed it. */
    placedFrom: text(),
    /** First and last day of delivery that were promised, in Egypt; null in orders of earlier versions. */
    promisedFrom: date(),
    promisedTo: date(),
    /** Counts the changes: one that was decided on an older version is refused. */
    version: integer().notNull().default(1),
    statusId: smallint().$type<OrderStatusId>().notNull(),
    paymentMethod: paymentMethod().notNull(),
    /** Piastres, as all amounts; a hundred expensive lines exceed an integer. */
    subtotal: bigint({ mode: 'number' }).notNull(),
    shippingFees: bigint({ mode: 'number' }).notNull(),
    /** The sum of its adjustments, less the share of what was refused at the door; below nothing where they make it cheaper. */
    adjustment: bigint({ mode: 'number' }).notNull().default(0),
    ...addressColumns(),
    /** The last day of paying back what is owed for no return, in Egypt; null where nothing is. */
    refundDueOn: date(),
    /** Whether it was made in exchange for a return, which names it: no other order looks for one. */
    isExchange: boolean().notNull().default(false),
    /** Null if it is the shipping address. */
    billingAddress: jsonb().$type<AddressCopy>(),
    /** Name and email of the customer, as they were at that moment. */
    customer: text().notNull(),
    /** What staff search: customer, phone and reference, each after a space. A column cannot be made of `reference`. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`fold(' ' || customer || ' ' || phone_number || ' ' || ${reference})`),
    /** When its customer is to be asked next; null where nothing is to be done, or nobody has looked yet. */
    deskDueAt: moment(),
    /** When it ends without an answer; null while it may not. */
    deskEndsAt: moment(),
    /** How far its confirmation was when somebody looked last; what time alone has changed since, the times tell. */
    deskState: text({ enum: confirmationStates }),
    /** Who has it before them on the desk, and until when nobody else is given it. */
    deskStaffId: integer().references(() => users.id),
    deskStaffUntil: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('orders_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    // Whole words of the city, which staff search beside the search text.
    index('orders_city').using(
      'gin',
      sql`to_tsvector('simple', fold(translate(${table.city}, '،؛–—', '    ')))`,
    ),
    index('orders_total').on(totalOf(table), table.id),
    // Holds all that sums of sales need, so that they are read from the index alone.
    index('orders_sales')
      .on(table.createdAt, table.subtotal, table.shippingFees, table.adjustment)
      .where(sql`${table.statusId} <> 5`),
    index('orders_user').on(table.userId, table.createdAt, table.id),
    index('orders_newest').on(table.createdAt, table.id),
    // Those that may be late, the longest first; few among all that ever were.
    index('orders_promised')
      .on(table.promisedTo, table.id)
      .where(sql`${table.statusId} in (2, 3)`),
    index('orders_status').on(table.statusId, table.createdAt, table.id),
    // Holds all that a customer's record needs: the list of customers reads it from end to end, and no order.
    index('orders_record').on(
      table.customerId,
      table.createdAt,
      table.id,
      table.statusId,
      table.subtotal,
      table.shippingFees,
      table.adjustment,
    ),
    index('orders_refunds')
      .on(table.refundDueOn, table.id)
      .where(sql`${table.refundDueOn} is not null`),
    index('orders_homeless')
      .on(table.id)
      .where(sql`${table.customerId} is null`),
    // Of one number only so many may wait.
    index('orders_waiting')
      .on(table.phoneNumber)
      .where(sql`${table.statusId} = 1`),
    // All of them together may hold only so many pieces.
    index('orders_unvouched')
      .on(table.id)
      .where(sql`${table.placedFrom} is not null and ${table.statusId} in (1, 2)`),
    index('orders_second_number')
      .on(table.secondPhoneNumber)
      .where(sql`${table.secondPhoneNumber} is not null`),
    index('orders_governorate').on(table.governorateCode),
    // The queue of the desk, and those that nobody has looked at.
    index('orders_desk')
      .on(table.deskDueAt, table.id)
      .where(sql`${table.statusId} = 1`),
    index('orders_ending')
      .on(table.deskEndsAt)
      .where(sql`${table.statusId} = 1`),
    index('orders_on_desk')
      .on(table.deskStaffId)
      .where(sql`${table.deskStaffId} is not null`),
    check('orders_status_known', sql`${table.statusId} between 1 and 5`),
    check('orders_somebodys', sql`${table.userId} is not null or ${table.contactName} is not null`),
    check(
      'orders_placed_once',
      sql`${table.cartId} is not null or ${table.placementKey} is not null`,
    ),
    check('orders_promise_in_order', sql`${table.promisedFrom} <= ${table.promisedTo}`),
    check('orders_costs_positive', sql`${table.subtotal} >= 0 and ${table.shippingFees} >= 0`),
    check('orders_total_positive', sql`${totalOf(table)} >= 0`),
  ],
);

/** Lines keep name, design, price and photo of the moment of purchase. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    designId: integer()
      .notNull()
      .references(() => productDesigns.id),
    name: text().notNull(),
    nameAr: text().notNull(),
    designName: text().notNull(),
    designNameAr: text().notNull(),
    sku: text(),
    /** Of making, as they were promised; null where it was not made to order. */
    madeToOrderDays: smallint(),
    photoId: integer().references(() => photos.id),
    unitPrice: integer().notNull(),
    /** What the customer is to have, or has kept: none where all of it was refused at the door. */
    quantity: integer().notNull(),
    /** Pieces beyond that were brought, and refused at the door. */
    refused: integer().notNull().default(0),
  },
  (table) => [
    unique('order_lines_once').on(table.orderId, table.designId),
    // The latest of a product are read from its end.
    index('order_lines_product').on(table.productId, table.id),
    index('order_lines_design').on(table.designId),
    index('order_lines_photo').on(table.photoId),
    index('order_lines_sku').on(sql`lower(${table.sku}) text_pattern_ops`),
    check('order_lines_making_days', sql`${table.madeToOrderDays} between 1 and 90`),
    check('order_lines_price_positive', sql`${table.unitPrice} >= 0`),
    check(
      'order_lines_quantity_some',
      sql`least(${table.quantity}, ${table.refused}) >= 0 and ${table.quantity} + ${table.refused} > 0`,
    ),
  ],
);

export const cancelReason = pgEnum('cancel_reason', endReasons);

/** Who moves an order, stock or money. */
export const actorKind = pgEnum('actor_kind', ['staff', 'customer', 'courier', 'system']);
export type ActorKind = (typeof actorKind.enumValues)[number];

export const orderHistory = pgTable(
  'order_history',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    statusId: smallint().$type<OrderStatusId>().notNull(),
    actorKind: actorKind().notNull().default('staff'),
    /** Whose account it was, if anybody's: a guest, a courier and the shop itself have none. */
    actorId: integer().references(() => users.id),
    /** Why it was cancelled, where somebody said. */
    cancelReason: cancelReason(),
    cancelWords: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('order_history_order').on(table.orderId, table.id),
    index('order_history_actor').on(table.actorId),
    index('order_history_delivered')
      .on(table.createdAt, table.orderId)
      .where(sql`${table.statusId} = 4`),
    // What customers have yet to be told.
    index('order_history_told')
      .on(table.createdAt)
      .where(sql`${table.statusId} in (2, 3, 5)`),
    index('order_history_refused')
      .on(table.orderId)
      .where(sql`${table.cancelReason} = 'refused'`),
    check('order_history_status_known', sql`${table.statusId} between 1 and 5`),
  ],
);

/**
 * What orders cost more or, below nothing, less than their lines and delivery, in piastres; only ever added to: the database
 * refuses to change or delete any.
 */
export const orderAdjustments = pgTable(
  'order_adjustments',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Of the order, with it; 1 where it came with the order. */
    version: integer().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    /** In the words of staff, or the name of a promotion as it was, which the customer reads. */
    reason: text().notNull(),
    /** In Arabic, where it is a promotion's; null where it is the same in both languages. */
    reasonAr: text(),
    /** Whether it is off the fee of delivery: it is no part of what pieces were paid for. */
    isOfDelivery: boolean().notNull().default(false),
    /** Null where it is a promotion's. */
    staffId: integer().references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('order_adjustments_order').on(table.orderId, table.id),
    index('order_adjustments_staff').on(table.staffId),
    check('order_adjustments_amount_some', sql`${table.amount} <> 0`),
    check(
      'order_adjustments_by_somebody',
      sql`(${table.staffId} is null) = (${table.reasonAr} is not null)`,
    ),
  ],
);

/** What a change may touch of an order. */
export type OrderContents = {
  lines: Omit<typeof orderLines.$inferInsert, 'orderId'>[];
  address: AddressCopy;
  name: string;
  /** Null where there is none, or an account has its own. */
  email: string | null;
  note: string;
  /** Piastres. */
  subtotal: number;
  shippingFees: number;
  /** Absent in versions from before there were any. */
  adjustments?: Pick<
    typeof orderAdjustments.$inferInsert,
    'amount' | 'reason' | 'reasonAr' | 'isOfDelivery'
  >[];
  promised: { from: string; to: string } | null;
};

/** What was changed of orders, only ever added to: the database refuses to change or delete any. Both versions are kept. */
export const orderRevisions = pgTable(
  'order_revisions',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Of the order, after it. */
    version: integer().notNull(),
    /** What the order held, and holds after it. */
    before: jsonb().$type<OrderContents>().notNull(),
    after: jsonb().$type<OrderContents>().notNull(),
    /** Pieces of its designs that were in stock before, by their ids. */
    stock: jsonb().$type<Record<string, number>>().notNull(),
    /** Whether the customer is to confirm it anew: what was tried before counts no more. */
    asksAgain: boolean().notNull(),
    actorKind: actorKind().notNull(),
    actorId: integer().references(() => users.id),
    /** What makes a repeated request harmless, and SHA-256 of what was asked with it. */
    key: uuid().unique(),
    keyHash: text(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('order_revisions_once').on(table.orderId, table.version),
    index('order_revisions_actor').on(table.actorId),
  ],
);

export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    staffId: integer()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('order_notes_order').on(table.orderId, table.id),
    index('order_notes_staff').on(table.staffId),
  ],
);

export const stockReason = pgEnum('stock_reason', stockReasons);

/** Every change of stock, only ever added to: stock is the sum, for each design, at any moment. */
export const stockLedger = pgTable(
  'stock_ledger',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    designId: integer()
      .notNull()
      .references(() => productDesigns.id),
    delta: integer().notNull(),
    reason: stockReason().notNull(),
    orderId: integer().references(() => orders.id),
    holdId: integer().references(() => stockHolds.id),
    /** Who of staff acts in the transaction, as the audit log has it. */
    actorId: integer()
      .references(() => users.id)
      .default(sql`nullif(current_setting('app.actor', true), '')::integer`),
    createdAt: createdAt(),
  },
  (table) => [
    index('stock_ledger_design').on(table.designId, table.id),
    index('stock_ledger_actor')
      .on(table.actorId)
      .where(sql`${table.actorId} is not null`),
    index('stock_ledger_order').on(table.orderId),
    // A hold takes and gives back once, whoever else is at it.
    uniqueIndex('stock_ledger_hold')
      .on(table.holdId, table.designId, table.reason)
      .where(sql`${table.holdId} is not null`),
    check('stock_ledger_delta_some', sql`${table.delta} <> 0`),
    check(
      'stock_ledger_order_named',
      // As text: a reason that has just come into being may not be compared as what it is.
      sql`(${table.reason}::text in ('received', 'corrected', 'held', 'released')) = (${table.orderId} is null)`,
    ),
    check(
      'stock_ledger_hold_named',
      sql`(${table.reason}::text in ('held', 'released')) = (${table.holdId} is not null)`,
    ),
  ],
);
