import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';

import { products } from './catalogue.ts';
import { createdAt, id } from './columns.ts';
import { users } from './users.ts';

export const ratings = pgTable(
  'ratings',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    rating: smallint().notNull(),
    comment: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('ratings_once').on(table.userId, table.productId),
    index('ratings_newest').on(table.productId, table.createdAt, table.id),
    check('ratings_range', sql`${table.rating} between 1 and 5`),
  ],
);
