import {
  type listStaffReviews,
  type moderateReview,
  type PageMeta,
  type ParsedInput,
  type StaffReview,
} from '@craftsandore/contract';
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';

import { findPage } from '../../../db/find-page.ts';
import type { Database, DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { ratings, reviewPhotos, reviewReports } from '../../../db/schema/ratings.ts';
import { Problem } from '../../../problem.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { lockRatedProduct } from '../../catalogue/rated-products.ts';
import { sumUpRatings } from '../ratings.ts';
import {
  isShown,
  photosOfReviews,
  selectReviews,
  toReviewText,
  type ReviewRow,
} from '../reviews.ts';

type Query = ParsedInput<typeof listStaffReviews>['query'];
type Change = ParsedInput<typeof moderateReview>['body'] & { id: number; staffId: number };

function partCondition(db: DatabaseOrTransaction, part: Query['part']): SQL | undefined {
  switch (part) {
    case 'waiting':
      return inArray(
        ratings.id,
        db
          .select({ id: reviewPhotos.ratingId })
          .from(reviewPhotos)
          .where(eq(reviewPhotos.state, 'waiting')),
      );
    case 'reported':
      return inArray(
        ratings.id,
        db
          .select({ id: reviewReports.ratingId })
          .from(reviewReports)
          .where(gt(reviewReports.count, 0)),
      );
    case 'unanswered':
      return and(ne(ratings.comment, ''), isNull(ratings.answer), isShown);
    case 'hidden':
      return isNotNull(ratings.hiddenAt);
    case undefined:
      return undefined;
  }
}

export async function findStaffReviews(
  db: Database,
  photoUrls: PhotoUrls,
  { page, perPage, part, productId }: Query,
): Promise<{ data: StaffReview[]; meta: PageMeta }> {
  const where = and(
    partCondition(db, part),
    productId ? eq(ratings.productId, productId) : undefined,
  );
  const orderBy = [desc(ratings.createdAt), desc(ratings.id)];
  const wanted = { where, orderBy, page, perPage };
  const { rows, meta } = await findPage(db, ratings, selectReviews(db), wanted);
  return { data: await toStaffReviews(db, photoUrls, rows), meta };
}

/** @throws Problem when there is no such review. */
export async function findStaffReview(
  db: DatabaseOrTransaction,
  photoUrls: PhotoUrls,
  id: number,
): Promise<StaffReview> {
  const rows = await selectReviews(db).where(eq(ratings.id, id));
  const [review] = await toStaffReviews(db, photoUrls, rows);
  if (!review) throw new Problem('review.not_found');
  return review;
}

async function toStaffReviews(
  db: DatabaseOrTransaction,
  photoUrls: PhotoUrls,
  rows: ReviewRow[],
): Promise<StaffReview[]> {
  if (rows.length === 0) return [];
  const photosOf = await photosOfReviews(db, rows);
  const productIds = rows.map(({ rating }) => rating.productId);
  const named = await db
    .select({ id: products.id, name: products.name, nameAr: products.nameAr })
    .from(products)
    .where(inArray(products.id, productIds));
  const productOf = new Map(named.map((product) => [product.id, product]));
  const ids = rows.map(({ rating }) => rating.id);
  const reports = await db.select().from(reviewReports).where(inArray(reviewReports.ratingId, ids));
  const reportsOf = new Map(reports.map(({ ratingId, count }) => [ratingId, count]));

  return rows.map((row) => {
    const { id, version, productId, hiddenAt } = row.rating;
    return {
      ...toReviewText(row),
      version,
      product: productOf.get(productId) ?? { id: productId, name: '', nameAr: '' },
      photos: photosOf(row).map(({ id, state, photo }) => ({
        ...{ id, state },
        photo: photoUrls.forFew(photo),
      })),
      isHidden: hiddenAt !== null,
      reportsCount: reportsOf.get(id) ?? 0,
    };
  });
}

/** @throws Problem when there is no such review, or somebody has changed it since. */
export async function changeReview(
  tx: Transaction,
  { id, staffId, seenVersion, isHidden, answer, isLookedAt }: Change,
): Promise<void> {
  const [found] = await tx
    .select({ productId: ratings.productId })
    .from(ratings)
    .where(eq(ratings.id, id));
  if (!found) throw new Problem('review.not_found');
  // In the order in which its author locks them.
  if (isHidden !== undefined) await lockRatedProduct(tx, found.productId);
  const [kept] = await tx.select().from(ratings).where(eq(ratings.id, id)).for('no key update');
  if (kept?.version !== seenVersion) throw new Problem('review.changed');

  const now = new Date();
  const isAnswered = answer !== undefined && answer !== null;
  await tx
    .update(ratings)
    .set({
      version: sql`${ratings.version} + 1`,
      ...(answer !== undefined && {
        answer,
        answeredAt: isAnswered ? now : null,
        answeredBy: isAnswered ? staffId : null,
      }),
      ...(isHidden !== undefined && {
        hiddenAt: isHidden ? now : null,
        hiddenBy: isHidden ? staffId : null,
      }),
    })
    .where(eq(ratings.id, id));
  if (isLookedAt || isHidden) {
    await tx.delete(reviewReports).where(eq(reviewReports.ratingId, id));
  }
  if (isHidden !== undefined) await sumUpRatings(tx, found.productId);
}

/** @throws Problem when the review has no such photo. */
export async function changeReviewPhoto(
  tx: Transaction,
  { id, photoId, state }: { id: number; photoId: number; state: 'shown' | 'hidden' },
): Promise<void> {
  const changed = await tx
    .update(reviewPhotos)
    .set({ state })
    .where(and(eq(reviewPhotos.id, photoId), eq(reviewPhotos.ratingId, id)))
    .returning({ id: reviewPhotos.id });
  if (changed.length === 0) throw new Problem('image.not_found');
}
