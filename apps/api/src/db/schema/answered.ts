import { integer, text } from 'drizzle-orm/pg-core';

import { products } from './catalogue.ts';
import { createdAt, id, moment } from './columns.ts';
import { users } from './users.ts';

/** The columns of what customers write about products, staff answer, and staff may hide. */
export const answeredColumns = () => ({
  id: id(),
  userId: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  productId: integer()
    .notNull()
    .references(() => products.id),
  /** Counts the changes, by whoever may make them: one that was decided on an older version is refused. */
  version: integer().notNull().default(1),
  /** Of the shop. */
  answer: text(),
  answeredAt: moment(),
  answeredBy: integer().references(() => users.id),
  /** Null while nobody keeps it from being seen. */
  hiddenAt: moment(),
  hiddenBy: integer().references(() => users.id),
  createdAt: createdAt(),
});
