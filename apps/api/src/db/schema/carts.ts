import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { productDesigns } from './catalogue.ts';
import { createdAt, id } from './columns.ts';
import { users } from './users.ts';

export const cartStatus = pgEnum('cart_status', ['active', 'ordered']);

export const carts = pgTable(
  'carts',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: cartStatus().notNull().default('active'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('carts_one_active')
      .on(table.userId)
      .where(sql`${table.status} = 'active'`),
    index('carts_user').on(table.userId),
  ],
);

export const cartItems = pgTable(
  'cart_items',
  {
    cartId: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    designId: integer()
      .notNull()
      .references(() => productDesigns.id),
    quantity: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.designId] }),
    index('cart_items_design').on(table.designId),
    check('cart_items_quantity_range', sql`${table.quantity} between 1 and 99`),
  ],
);

/** Changes that were applied, so that a repeated request does not apply them again. */
export const cartChanges = pgTable(
  'cart_changes',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    changeId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.changeId] }),
    index('cart_changes_oldest').on(table.createdAt),
  ],
);

/** What merges did, so that each can be undone while it is fresh. */
export const cartMerges = pgTable(
  'cart_merges',
  {
    id: uuid().primaryKey(),
    cartId: integer()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    /** The lines of the stored cart before, and those of the guest's. */
    before: jsonb().$type<CartPieces[]>().notNull(),
    guest: jsonb().$type<CartPieces[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('cart_merges_cart').on(table.cartId),
    index('cart_merges_oldest').on(table.createdAt),
  ],
);

export type CartPieces = { designId: number; quantity: number };
