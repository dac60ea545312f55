import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { categories } from './catalogue.ts';
import { createdAt, id, moment } from './columns.ts';
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
    /** In place of the photo on a narrow screen. */
    phonePhotoId: integer().references(() => photos.id),
    /** What the photo shows, in words; null where nobody has written it. */
    alt: text(),
    altAr: text(),
    /** What of the photo is seen wherever it is cut: percent from its left and from its top. */
    focalX: integer().notNull().default(50),
    focalY: integer().notNull().default(50),
    /** Where it leads: to a category or to a link, else to all products. */
    categoryId: integer().references(() => categories.id),
    link: text(),
    active: boolean().notNull().default(true),
    /** Shown from this moment on, and no more at the other. */
    shownFrom: moment(),
    shownUntil: moment(),
    /** In the order of the owner; 0 of those that nobody has placed yet, of which the newest comes first. */
    place: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('banners_photo').on(table.photoId),
    index('banners_phone_photo').on(table.phonePhotoId),
    index('banners_category').on(table.categoryId),
    check(
      'banners_focal_point',
      sql`${table.focalX} between 0 and 100 and ${table.focalY} between 0 and 100`,
    ),
    check('banners_ends_last', sql`${table.shownFrom} < ${table.shownUntil}`),
  ],
);
