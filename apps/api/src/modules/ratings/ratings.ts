import {
  pageMeta,
  type listReviews,
  type ParsedInput,
  type Review,
  type ReviewsMeta,
  type ReviewSummary,
} from '@craftsandore/contract';
import { and, count, desc, eq, not, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { photos } from '../../db/schema/photos.ts';
import { ratings, reviewPhotos } from '../../db/schema/ratings.ts';
import { users } from '../../db/schema/users.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';
import {
  hasShownPhoto,
  isCounted,
  isPrivatePhoto,
  isShown,
  isVerified,
  photosOfReviews,
  selectReviews,
  toReview,
} from './reviews.ts';

/** Of the photos of all reviews of a product. */
const shownPhotos = 8;

type NewRating = { userId: number; productId: number; rating: number; comment: string };
type Query = ParsedInput<typeof listReviews>['query'];

const shownOf = (productId: number) => and(eq(ratings.productId, productId), isShown);

export async function findReviews(
  db: DatabaseOrTransaction,
  photoUrls: PhotoUrls,
  productId: number,
  { page, perPage, rating, withPhotos }: Query,
): Promise<{ data: Review[]; meta: ReviewsMeta }> {
  const where = and(
    shownOf(productId),
    rating ? eq(ratings.rating, rating) : undefined,
    withPhotos ? hasShownPhoto(db) : undefined,
  );
  const summary = await summarizeReviews(db, photoUrls, productId);
  const totalCount = await db.$count(ratings, where);
  const rows = await selectReviews(db)
    .where(where)
    .orderBy(desc(ratings.createdAt), desc(ratings.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const photosOf = await photosOfReviews(db, rows);

  const data = rows.map((row) => toReview(row, photosOf(row), photoUrls));
  return { data, meta: { ...pageMeta(page, perPage, totalCount), summary } };
}

async function summarizeReviews(
  db: DatabaseOrTransaction,
  photoUrls: PhotoUrls,
  productId: number,
): Promise<ReviewSummary> {
  const rows = await db
    .select({
      rating: ratings.rating,
      count: count(),
      verified: sql<number>`count(*) filter (where ${isVerified})`.mapWith(Number),
    })
    .from(ratings)
    .where(and(shownOf(productId), isCounted))
    .groupBy(ratings.rating);
  const newest = await db
    .select({ photo: photos })
    .from(ratings)
    .innerJoin(reviewPhotos, eq(reviewPhotos.ratingId, ratings.id))
    .innerJoin(photos, eq(photos.id, reviewPhotos.photoId))
    .where(and(shownOf(productId), eq(reviewPhotos.state, 'shown'), not(isPrivatePhoto)))
    .orderBy(desc(reviewPhotos.id))
    .limit(shownPhotos);
  return {
    counts: [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.rating === stars)?.count ?? 0),
    verifiedCount: rows.reduce((sum, { verified }) => sum + verified, 0),
    photos: newest.map(({ photo }) => photoUrls.photo(photo)),
  };
}

/** A customer's second rating of a product replaces the first. The shop's answer was to the comment that it answers. */
export async function saveRating(
  tx: Transaction,
  { userId, productId, rating, comment }: NewRating,
): Promise<void> {
  const ifSame = (column: typeof ratings.answer | typeof ratings.answeredAt) =>
    sql`case when ${ratings.comment} = excluded.comment then ${column} end`;
  await tx
    .insert(ratings)
    .values({ userId, productId, rating, comment })
    .onConflictDoUpdate({
      target: [ratings.userId, ratings.productId],
      set: {
        ...{ rating, comment },
        createdAt: sql`now()`,
        version: sql`${ratings.version} + 1`,
        answer: ifSame(ratings.answer),
        answeredAt: ifSame(ratings.answeredAt),
      },
    });
}

/**
 * Lets an author's address be verified, and their orders be delivered, before or after they rate, so that whoever comes second
 * counts the rating.
 */
export async function lockAuthor(tx: Transaction, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('share');
}

/** Keeps with the product the average of the ratings that count. */
export async function sumUpRatings(tx: Transaction, productId: number): Promise<void> {
  await tx.execute(sql`select sum_up_ratings(array[${productId}::int])`);
}
