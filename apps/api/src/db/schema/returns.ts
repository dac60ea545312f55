import { returnReasons, returnStates, returnWishes, wayPayers } from '@craftsandore/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, id, moment } from './columns.ts';
import { orderLines, orders } from './orders.ts';
import { photos } from './photos.ts';
import { users } from './users.ts';

/** Pieces of delivered orders on their way back. What is owed and paid for them is in the money ledger. */
export const returns = pgTable(
  'returns',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    state: text({ enum: returnStates }).notNull(),
    /** When it came into its state. */
    stateSince: moment().notNull(),
    wanted: text({ enum: returnWishes }).notNull(),
    reason: text({ enum: returnReasons }).notNull(),
    /** In the words of whoever asked. */
    comment: text(),
    /** Why it was refused, or closed before all was done. */
    answer: text(),
    wayPaidBy: text({ enum: wayPayers }).notNull(),
    /** Who opened it; null where its customer did. */
    staffId: integer().references(() => users.id),
    /** What makes a repeated request harmless, and SHA-256 of what was asked with it. */
    key: uuid().unique('returns_key'),
    keyHash: text(),
    /** When its pieces were judged, and by whom; null while nobody has. */
    receivedAt: moment(),
    receivedBy: integer().references(() => users.id),
    /** What makes repeated judging harmless, and SHA-256 of what was said with it. */
    inspectionKey: uuid().unique('returns_inspection_key'),
    inspectionHash: text(),
    /** The last day of paying back, in Egypt; null where nothing was owed. */
    refundDueOn: date(),
    /** The order that was made in exchange, once; what of its price is set against it is in the ledger. */
    exchangeOrderId: integer()
      .unique('returns_exchange')
      .references(() => orders.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('returns_order').on(table.orderId, table.id),
    // What somebody here has to see to: few, however many there were.
    index('returns_open')
      .on(table.state, table.id)
      .where(sql`${table.state} in ('requested', 'approved', 'in_transit', 'received')`),
    index('returns_refunds')
      .on(table.refundDueOn, table.id)
      .where(sql`${table.state} = 'received' and ${table.refundDueOn} is not null`),
    index('returns_newest').on(table.createdAt, table.id),
    index('returns_staff').on(table.staffId),
    index('returns_received_by').on(table.receivedBy),
    check(
      'returns_received_whole',
      sql`${table.receivedAt} is not null or (${table.state} <> 'received' and ${table.refundDueOn} is null)`,
    ),
  ],
);

/** Which pieces, and what they were once they had come. */
export const returnLines = pgTable(
  'return_lines',
  {
    returnId: integer()
      .notNull()
      .references(() => returns.id),
    orderLineId: integer()
      .notNull()
      .references(() => orderLines.id),
    quantity: integer().notNull(),
    /** Null while nobody has judged them. */
    sellable: integer(),
    damaged: integer(),
    missing: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.orderLineId] }),
    index('return_lines_line').on(table.orderLineId),
    check('return_lines_quantity_positive', sql`${table.quantity} > 0`),
    check(
      'return_lines_judged_whole',
      sql`num_nulls(${table.sellable}, ${table.damaged}, ${table.missing}) = 3
        or (least(${table.sellable}, ${table.damaged}, ${table.missing}) >= 0
          and ${table.sellable} + ${table.damaged} + ${table.missing} = ${table.quantity})`,
    ),
  ],
);

/** What is wrong with the pieces. Never public: its customer sees what they sent, staff see all. */
export const returnPhotos = pgTable(
  'return_photos',
  {
    id: id(),
    returnId: integer()
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    photoId: integer()
      .notNull()
      .references(() => photos.id),
    /** Who took it on inspecting; null where its customer sent it. */
    staffId: integer().references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    unique('return_photos_once').on(table.returnId, table.photoId),
    index('return_photos_photo').on(table.photoId),
    index('return_photos_staff').on(table.staffId),
  ],
);
