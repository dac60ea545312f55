import { reviewPhotoStates } from '@craftsandore/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';

import { answeredColumns } from './answered.ts';
import { createdAt, id } from './columns.ts';
import { orders } from './orders.ts';
import { photos } from './photos.ts';

export const ratings = pgTable(
  'ratings',
  {
    ...answeredColumns(),
    rating: smallint().notNull(),
    comment: text().notNull(),
  },
  (table) => [
    unique('ratings_once').on(table.userId, table.productId),
    index('ratings_newest').on(table.productId, table.createdAt, table.id),
    index('ratings_of_all').on(table.createdAt, table.id),
    index('ratings_unanswered')
      .on(table.createdAt, table.id)
      .where(sql`${table.comment} <> '' and ${table.answer} is null and ${table.hiddenAt} is null`),
    // As `good-reviews.ts` asks.
    index('ratings_good')
      .on(table.createdAt, table.id)
      .where(
        sql`${table.rating} >= 4 and char_length(${table.comment}) between 12 and 240 and ${table.hiddenAt} is null`,
      ),
    index('ratings_hidden')
      .on(table.createdAt, table.id)
      .where(sql`${table.hiddenAt} is not null`),
    index('ratings_answered_by').on(table.answeredBy),
    index('ratings_hidden_by').on(table.hiddenBy),
    check('ratings_range', sql`${table.rating} between 1 and 5`),
    check('ratings_answer_dated', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
);

export const reviewPhotoState = pgEnum('review_photo_state', reviewPhotoStates);

/** What customers show of a product; everybody sees it once staff have let it in. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: id(),
    ratingId: integer()
      .notNull()
      .references(() => ratings.id, { onDelete: 'cascade' }),
    photoId: integer()
      .notNull()
      .references(() => photos.id),
    state: reviewPhotoState().notNull().default('waiting'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('review_photos_once').on(table.ratingId, table.photoId),
    index('review_photos_photo').on(table.photoId),
    index('review_photos_waiting')
      .on(table.ratingId)
      .where(sql`${table.state} = 'waiting'`),
  ],
);

/** How often readers have asked staff to look at a review. Apart from it, because nobody's page changes with them. */
export const reviewReports = pgTable(
  'review_reports',
  {
    ratingId: integer()
      .primaryKey()
      .references(() => ratings.id, { onDelete: 'cascade' }),
    count: integer().notNull(),
  },
  (table) => [check('review_reports_some', sql`${table.count} > 0`)],
);

/** The orders whose customer was asked how it was, once each. */
export const reviewInvitations = pgTable('review_invitations', {
  orderId: integer()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});
