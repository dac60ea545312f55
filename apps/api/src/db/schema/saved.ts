import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

import { productDesigns, products } from './catalogue.ts';
import { createdAt, id } from './columns.ts';
import { users } from './users.ts';

/** What an account wants to find again. */
export const savedProducts = pgTable(
  'saved_products',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    /** Piastres, when it was saved. */
    price: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('saved_products_product').on(table.productId),
  ],
);

/** Who wants one mail when something is back. Asking is the consent, at `createdAt`. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: id(),
    email: text().notNull(),
    locale: text({ enum: ['ar', 'en'] }).notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    /** Null where any design will do. */
    designId: integer().references(() => productDesigns.id),
    createdAt: createdAt(),
  },
  (table) => [
    unique('stock_alerts_once').on(table.email, table.productId, table.designId).nullsNotDistinct(),
    index('stock_alerts_product').on(table.productId),
    index('stock_alerts_design').on(table.designId),
    index('stock_alerts_oldest').on(table.createdAt),
  ],
);
