import { OrderStatus, type Review } from '@craftsandore/contract';
import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { isKept } from '../../db/kept-line.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { photos } from '../../db/schema/photos.ts';
import { ratings, reviewPhotos } from '../../db/schema/ratings.ts';
import { users } from '../../db/schema/users.ts';
import { isPrivateKey, privatePrefix } from '../../storage/photo-files.ts';
import type { PhotoRow, PhotoUrls } from '../../storage/photo-urls.ts';
import { reviewerName } from './reviewer-name.ts';

type RatingRow = typeof ratings.$inferSelect;
export type ReviewPhotoRow = typeof reviewPhotos.$inferSelect & { photo: PhotoRow };
export type ReviewRow = {
  rating: RatingRow;
  userName: string;
  isVerified: boolean;
  /** Whether its author has proved their address. */
  isAddressVerified: boolean;
};

/**
 * Whether an order that was delivered to the author holds the product. Without its offset PostgreSQL would rather hash all
 * lines of all orders than look up those of a page of reviews: it does not count on the page's limit.
 */
export const isVerified: SQL<boolean> = sql<boolean>`exists (
  select 1 from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
  where ${orders.userId} = ${ratings.userId} and ${orderLines.productId} = ${ratings.productId}
    and ${orders.statusId} = ${sql.raw(String(OrderStatus.delivered))} and ${isKept}
  offset 0)`;

/** Whether everybody sees it. */
export const isShown = isNull(ratings.hiddenAt);

/**
 * Whether it counts for the stars unless it is hidden: its author has proved an address, or is a verified buyer. The database's own
 * `sum_up_ratings` says the same.
 */
export const isCounted: SQL<boolean> = sql<boolean>`(
  (select ${users.isVerified} from ${users} where ${users.id} = ${ratings.userId}) or ${isVerified})`;

/** Whether nobody finds its files by their names. */
export const isPrivatePhoto: SQL<boolean> = sql<boolean>`starts_with(${photos.key}, ${sql.raw(`'${privatePrefix}'`)})`;

/** Reviews with what is needed to show them. */
export const selectReviews = (db: DatabaseOrTransaction) =>
  db
    .select({
      rating: ratings,
      userName: users.name,
      isVerified,
      isAddressVerified: users.isVerified,
    })
    .from(ratings)
    .innerJoin(users, eq(users.id, ratings.userId))
    .$dynamic();

/** By review, its photos in the order they came, those that wait and those that are hidden too. */
export async function photosOfReviews(
  db: DatabaseOrTransaction,
  rows: ReviewRow[],
): Promise<(review: ReviewRow) => ReviewPhotoRow[]> {
  const ids = rows.map(({ rating }) => rating.id);
  const found =
    ids.length > 0
      ? await db
          .select({ reviewPhoto: reviewPhotos, photo: photos })
          .from(reviewPhotos)
          .innerJoin(photos, eq(photos.id, reviewPhotos.photoId))
          .where(inArray(reviewPhotos.ratingId, ids))
          .orderBy(asc(reviewPhotos.id))
      : [];
  const byReview = Map.groupBy(found, ({ reviewPhoto }) => reviewPhoto.ratingId);
  return ({ rating }) =>
    (byReview.get(rating.id) ?? []).map(({ reviewPhoto, photo }) => ({ ...reviewPhoto, photo }));
}

/** What everybody sees of a review but its photos. */
export function toReviewText({ rating: row, userName, isVerified }: ReviewRow) {
  const { id, rating, comment, createdAt, answer, answeredAt } = row;
  return {
    ...{ id, rating, comment, isVerified },
    userName: reviewerName(userName),
    createdAt: createdAt.toISOString(),
    answer:
      answer !== null && answeredAt !== null
        ? { text: answer, createdAt: answeredAt.toISOString() }
        : null,
  };
}

export function toReview(
  row: ReviewRow,
  photosOfReview: ReviewPhotoRow[],
  photoUrls: PhotoUrls,
): Review {
  const shown = photosOfReview.filter(
    ({ state, photo }) => state === 'shown' && !isPrivateKey(photo.key),
  );
  return { ...toReviewText(row), photos: shown.map(({ photo }) => photoUrls.photo(photo)) };
}

export const hasShownPhoto = (db: DatabaseOrTransaction) =>
  inArray(
    ratings.id,
    db
      .select({ id: reviewPhotos.ratingId })
      .from(reviewPhotos)
      .where(and(eq(reviewPhotos.ratingId, ratings.id), eq(reviewPhotos.state, 'shown'))),
  );
