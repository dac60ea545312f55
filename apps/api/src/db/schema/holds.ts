import { holdEnds } from '@craftsandore/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { productDesigns } from './catalogue.ts';
import { createdAt, id, moment } from './columns.ts';
import { users } from './users.ts';

/** Pieces that are kept for who thinks. They are no part of the stock until the hold is released, which it is once. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    id: id(),
    /** Of the customer, in international form; an order's customer is found by the order's own. */
    phoneNumber: text(),
    /** What staff call the customer. */
    name: text(),
    staffId: integer()
      .notNull()
      .references(() => users.id),
    expiresAt: moment().notNull(),
    releasedAt: moment(),
    /** Why it is released; null while it is not. */
    release: text({ enum: holdEnds }),
    /** Null where nobody has released it: its time was over. */
    releasedBy: integer().references(() => users.id),
    /** What makes a repeated request harmless, and SHA-256 of what was asked with it. */
    key: uuid().unique(),
    keyHash: text(),
    createdAt: createdAt(),
  },
  (table) => [
    // What is held, and whose time is over; few among all that ever was.
    index('stock_holds_open')
      .on(table.expiresAt, table.id)
      .where(sql`${table.releasedAt} is null`),
    index('stock_holds_staff').on(table.staffId),
    index('stock_holds_released_by').on(table.releasedBy),
    check('stock_holds_somebodys', sql`coalesce(${table.phoneNumber}, ${table.name}) is not null`),
    check('stock_holds_why', sql`(${table.releasedAt} is null) = (${table.release} is null)`),
  ],
);

export const stockHoldLines = pgTable(
  'stock_hold_lines',
  {
    holdId: integer()
      .notNull()
      .references(() => stockHolds.id),
    designId: integer()
      .notNull()
      .references(() => productDesigns.id),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.holdId, table.designId] }),
    index('stock_hold_lines_design').on(table.designId),
    check('stock_hold_lines_quantity_positive', sql`${table.quantity} > 0`),
  ],
);
