import { and, eq, or, isNotNull, ne, type SQL } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction } from '../../db/client.ts';
import { photos } from '../../db/schema/photos.ts';
import { ratings, reviewPhotos } from '../../db/schema/ratings.ts';
import { recordPhoto } from '../../storage/keep-photo.ts';
import { deleteIfUnused } from '../../storage/orphan-photos.ts';
import { isPrivateKey, photoFiles, privateKeyOf, publicKeyOf } from '../../storage/photo-files.ts';
import type { PhotoStore } from '../../storage/photo-store.ts';
import type { PhotoRow } from '../../storage/photo-urls.ts';
import { isPrivatePhoto } from './reviews.ts';

/** Private are those that staff did not let in, and those of reviews that staff have hidden. */
const isMisplaced = ne(
  isPrivatePhoto,
  or(ne(reviewPhotos.state, 'shown'), isNotNull(ratings.hiddenAt)) as SQL, // of two there is an or
);

const selectPhotos = (db: DatabaseOrTransaction) =>
  db
    .select({ id: reviewPhotos.id, photo: photos })
    .from(reviewPhotos)
    .innerJoin(ratings, eq(ratings.id, reviewPhotos.ratingId))
    .innerJoin(photos, eq(photos.id, reviewPhotos.photoId))
    .$dynamic();

/**
 * Gives the photos of reviews, or of one, names that are public or private as staff have decided: pages show none that is not
 * public yet. Safe to repeat: what was cut off is done the next time.
 */
export async function moveReviewPhotos(
  db: Database,
  store: PhotoStore,
  ratingId?: number,
): Promise<number> {
  const ofReview = ratingId === undefined ? undefined : eq(ratings.id, ratingId);
  const misplaced = await selectPhotos(db).where(and(ofReview, isMisplaced));
  for (const { id, photo } of misplaced) await move(db, store, id, photo);
  return misplaced.length;
}

async function move(db: Database, store: PhotoStore, id: number, from: PhotoRow): Promise<void> {
  const key = isPrivateKey(from.key) ? publicKeyOf(from.key) : privateKeyOf(from.key);
  const { widths, width, height, color } = from;
  // The row comes before its files, as that of an upload does.
  const to = await recordPhoto(db, { key, widths, width, height, color });
  await db.transaction(async (tx) => {
    // Nobody decides otherwise, takes it off or moves it, too, until it is moved.
    const still = await selectPhotos(tx)
      .where(and(eq(reviewPhotos.id, id), eq(photos.id, from.id), isMisplaced))
      .for('no key update');
    if (still.length === 0) return;
    const names = photoFiles(to).map(({ name }) => name);
    for (const [place, { name }] of photoFiles(from).entries()) {
      const target = names[place];
      if (target && !(await store.has(target))) await store.write(target, await store.read(name));
    }
    await tx.update(reviewPhotos).set({ photoId: to.id }).where(eq(reviewPhotos.id, id));
  });
  await deleteIfUnused(db, store, from.id);
}
