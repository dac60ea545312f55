import {
  cancelReasons,
  orderSources,
  paymentMethods,
  type OrderStatusId,
} from '@craftsandore/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
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
  uuid,
} from 'drizzle-orm/pg-core';

import { addressColumns, type AddressCopy } from './addresses.ts';
import { carts } from './carts.ts';
import { productDesigns, products } from './catalogue.ts';
import { createdAt, id } from './columns.ts';
import { customers } from './customers.ts';
import { photos } from './photos.ts';
import { users } from './users.ts';

export const orderSource = pgEnum('order_source', orderSources);

export const paymentMethod = pgEnum('payment_method', paymentMethods);

const reference = sql`'CS-' || right(extract(year from created_at at time zone 'Africa/Cairo')::int::text, 2) || '-' || lpad(id::text, greatest(5, length(id::text)), '0')`;

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
    contactName: text(),
    contactEmail: text(),
    source: orderSource().notNull().default('web'),
    /** SHA-256 of the token that opens the order without an account. */
    trackingHash: text().unique(),
    /** What the customer wants to have noted. */
    customerNote: text().notNull().default(''),
    /** The language in which it was placed, and in which the shop writes about it; null in orders of earlier versions. */
    locale: text({ enum: ['ar', 'en'] }),
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
    ...addressColumns(),
    /** Null if it is the shipping address. */
    billingAddress: jsonb().$type<AddressCopy>(),
    /** Name and email of the customer, as they were at that moment. */
    customer: text().notNull(),
    /** What staff search: customer, phone and reference, each after a space. A column cannot be made of `reference`. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`fold(' ' || customer || ' ' || phone_number || ' ' || ${reference})`),
    createdAt: createdAt(),
  },
  (table) => [
    index('orders_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('orders_total').on(sql`(${table.subtotal} + ${table.shippingFees})`, table.id),
    // Holds all that sums of sales need, so that they are read from the index alone.
    index('orders_sales')
      .on(table.createdAt, table.subtotal, table.shippingFees)
      .where(sql`${table.statusId} <> 5`),
    index('orders_user').on(table.userId, table.createdAt, table.id),
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_status').on(table.statusId, table.createdAt, table.id),
    // Holds all that a customer's record needs: the list of customers reads it from end to end, and no order.
    index('orders_record').on(
      table.customerId,
      table.createdAt,
      table.id,
      table.statusId,
      table.subtotal,
      table.shippingFees,
    ),
    index('orders_homeless')
      .on(table.id)
      .where(sql`${table.customerId} is null`),
    // Of one number only so many may wait.
    index('orders_waiting')
      .on(table.phoneNumber)
      .where(sql`${table.statusId} = 1`),
    index('orders_second_number')
      .on(table.secondPhoneNumber)
      .where(sql`${table.secondPhoneNumber} is not null`),
    index('orders_governorate').on(table.governorateCode),
    check('orders_status_known', sql`${table.statusId} between 1 and 5`),
    check('orders_somebodys', sql`${table.userId} is not null or ${table.contactName} is not null`),
    check(
      'orders_placed_once',
      sql`${table.cartId} is not null or ${table.placementKey} is not null`,
    ),
    check('orders_promise_in_order', sql`${table.promisedFrom} <= ${table.promisedTo}`),
    check('orders_costs_positive', sql`${table.subtotal} >= 0 and ${table.shippingFees} >= 0`),
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
    photoId: integer().references(() => photos.id),
    unitPrice: integer().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    unique('order_lines_once').on(table.orderId, table.designId),
    // The latest of a product are read from its end.
    index('order_lines_product').on(table.productId, table.id),
    index('order_lines_design').on(table.designId),
    index('order_lines_photo').on(table.photoId),
    check('order_lines_price_positive', sql`${table.unitPrice} >= 0`),
    check('order_lines_quantity_positive', sql`${table.quantity} > 0`),
  ],
);

export const cancelReason = pgEnum('cancel_reason', cancelReasons);

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
    index('order_history_refused')
      .on(table.orderId)
      .where(sql`${table.cancelReason} = 'refused'`),
    check('order_history_status_known', sql`${table.statusId} between 1 and 5`),
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

export const stockReason = pgEnum('stock_reason', [
  'received',
  'sold',
  'cancelled',
  'returned',
  'damaged',
  'lost',
  'corrected',
]);

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
    createdAt: createdAt(),
  },
  (table) => [
    index('stock_ledger_design').on(table.designId),
    index('stock_ledger_order').on(table.orderId),
    check('stock_ledger_delta_some', sql`${table.delta} <> 0`),
    check(
      'stock_ledger_order_named',
      // As text: a reason that has just come into being may not be compared as what it is.
      sql`(${table.reason}::text in ('received', 'corrected')) = (${table.orderId} is null)`,
    ),
  ],
);
