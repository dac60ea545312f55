import { pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt } from './columns.ts';

/** Preview pictures of shared links, one in each language. A row comes before its files, and goes with them. */
export const previews = pgTable('previews', {
  /** Name of the files, made from all that they show. */
  key: text().primaryKey(),
  createdAt: createdAt(),
});
