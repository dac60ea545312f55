import { cancelReasons, paymentMethods, type OrderStatusId } from '@craftsandore/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';

import { addressColumns, type AddressCopy } from './addresses.ts';
import { carts } from './carts.ts';
import { productDesigns, products } from './catalogue.ts';
import { createdAt, id } from './columns.ts';
import { photos } from './photos.ts';
import { users } from './users.ts';

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
      .notNull()
      .unique()
      .references(() => carts.id),
    userId: integer()
      .notNull()
      .references(() => users.id),
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
    index('orders_governorate').on(table.governorateCode),
    check('orders_status_known', sql`${table.statusId} between 1 and 5`),
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
    index('order_lines_product').on(table.productId),
    index('order_lines_design').on(table.designId),
    index('order_lines_photo').on(table.photoId),
    check('order_lines_price_positive', sql`${table.unitPrice} >= 0`),
    check('order_lines_quantity_positive', sql`${table.quantity} > 0`),
  ],
);

export const cancelReason = pgEnum('cancel_reason', cancelReasons);

export const orderHistory = pgTable(
  'order_history',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    statusId: smallint().$type<OrderStatusId>().notNull(),
    actorId: integer()
      .notNull()
      .references(() => users.id),
    /** Why it was cancelled, where somebody said. */
    cancelReason: cancelReason(),
    cancelWords: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('order_history_order').on(table.orderId, table.id),
    index('order_history_actor').on(table.actorId),
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

export const stockReason = pgEnum('stock_reason', ['received', 'sold', 'cancelled']);

/** Every change of stock: stock + sold − cancelled = received, for each design, at any moment. */
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
      sql`(${table.reason} = 'received') = (${table.orderId} is null)`,
    ),
  ],
);
