import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt, id } from './columns.ts';
import { users } from './users.ts';

/** Files of products that staff have brought in. */
export const productImports = pgTable(
  'product_imports',
  {
    id: id(),
    staffId: integer()
      .notNull()
      .references(() => users.id),
    fileName: text(),
    created: integer().notNull(),
    changed: integer().notNull(),
    unchanged: integer().notNull(),
    refused: integer().notNull(),
    /** A file that takes it back. */
    undo: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('product_imports_staff').on(table.staffId)],
);
