import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { categories } from './catalogue.ts';
import { createdAt, id } from './columns.ts';
import { photos } from './photos.ts';

export const banners = pgTable(
  'banners',
  {
    id: id(),
    header: text().notNull(),
    headerAr: text().notNull(),
    details: text().notNull(),
    detailsAr: text().notNull(),
    photoId: integer()
      .notNull()
      .references(() => photos.id),
    /** Where it leads; null to all products. */
    categoryId: integer().references(() => categories.id),
    active: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    index('banners_photo').on(table.photoId),
    index('banners_category').on(table.categoryId),
  ],
);
