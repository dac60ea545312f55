import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { createdAt, id } from './columns.ts';

/** Photos of the image store. A row never changes, so that whatever refers to it keeps its photo. */
export const photos = pgTable(
  'photos',
  {
    id: id(),
    /** Name of the files, made from their content; of what is not public, one that nobody can guess. */
    key: text().notNull().unique(),
    widths: integer().array().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    color: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('photos_size_positive', sql`${table.width} > 0 and ${table.height} > 0`),
    check('photos_widths_some', sql`cardinality(${table.widths}) > 0`),
  ],
);
