import { maxReviewPhotos, type OwnReview } from '@craftsandore/contract';
import { and, eq, type SQL } from 'drizzle-orm';

import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { photos } from '../../db/schema/photos.ts';
import { ratings, reviewPhotos } from '../../db/schema/ratings.ts';
import { Problem } from '../../problem.ts';
import { isAmong } from '../../storage/photo-files.ts';
import type { PhotoRow, PhotoUrls } from '../../storage/photo-urls.ts';
import { photosOfReviews, selectReviews, toReviewText } from './reviews.ts';

/** The one review of a customer that this picks out, as its author sees it; null when there is none. */
export async function findOwnReview(
  db: DatabaseOrTransaction,
  photoUrls: PhotoUrls,
  userId: number,
  which: SQL,
): Promise<OwnReview | null> {
  const [row] = await selectReviews(db).where(and(eq(ratings.userId, userId), which));
  if (!row) return null;
  const own = (await photosOfReviews(db, [row]))(row);
  return {
    ...toReviewText(row),
    // What staff do not want there is still its author's to see, and to take off.
    photos: own.map(({ id, state, photo }) => ({
      id,
      photo: photoUrls.forFew(photo),
      isWaiting: state !== 'shown',
    })),
    isHidden: row.rating.hiddenAt !== null,
    isCounted: row.rating.hiddenAt === null && (row.isAddressVerified || row.isVerified),
  };
}

/** Lets nobody else add to it. @throws Problem when the customer has no such review. */
export async function lockOwnReview(tx: Transaction, userId: number, id: number): Promise<void> {
  const locked = await tx
    .select({ id: ratings.id })
    .from(ratings)
    .where(and(eq(ratings.id, id), eq(ratings.userId, userId)))
    .for('no key update');
  if (locked.length === 0) throw new Problem('review.not_found');
}

/** To a review that the caller has locked. @returns false where it has the photo already. @throws Problem when there is no more room. */
export async function appendReviewPhoto(
  tx: Transaction,
  ratingId: number,
  photo: PhotoRow,
): Promise<boolean> {
  const photosOf = await tx
    .select({ key: photos.key })
    .from(reviewPhotos)
    .innerJoin(photos, eq(photos.id, reviewPhotos.photoId))
    .where(eq(reviewPhotos.ratingId, ratingId));
  if (isAmong(photo, photosOf)) return false;
  if (photosOf.length >= maxReviewPhotos) {
    throw new Problem('review.too_many_photos', { values: { maximum: maxReviewPhotos } });
  }
  await tx.insert(reviewPhotos).values({ ratingId, photoId: photo.id });
  return true;
}
