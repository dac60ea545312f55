import { and, asc, eq, inArray, lt, notExists, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Database, DatabaseOrTransaction } from '../db/client.ts';
import { banners } from '../db/schema/banners.ts';
import { categories, designPhotos } from '../db/schema/catalogue.ts';
import { orderLines } from '../db/schema/orders.ts';
import { pagePhotos } from '../db/schema/pages.ts';
import { photos } from '../db/schema/photos.ts';
import { reviewPhotos } from '../db/schema/ratings.ts';
import { returnPhotos } from '../db/schema/returns.ts';
import { settingsPhotos } from '../db/schema/settings.ts';
import type { PhotoStore } from './photo-store.ts';
import { fileNames } from './photo-files.ts';

const references = [
  designPhotos.photoId,
  categories.photoId,
  banners.photoId,
  banners.phonePhotoId,
  orderLines.photoId,
  reviewPhotos.photoId,
  returnPhotos.photoId,
  pagePhotos.photoId,
  settingsPhotos.photoId,
];

/** Batch size: the rows stay locked while the files are deleted. */
const batch = 20;

/**
 * Deletes the photos that nothing shows any more and that nobody has uploaded since, with their files.
 * @returns how many there were
 */
export async function deleteOrphanPhotos(
  db: Database,
  store: PhotoStore,
  olderThan: Date,
): Promise<number> {
  let sum = 0;
  for (;;) {
    const deleted = await deleteUnused(db, store, lt(photos.createdAt, olderThan));
    if (deleted === 0) return sum;
    sum += deleted;
  }
}

/** One that was taken away, unless something else shows it. What cannot be deleted now is an orphan, which goes at night. */
export async function deleteIfUnused(db: Database, store: PhotoStore, id: number): Promise<void> {
  await deleteUnused(db, store, eq(photos.id, id)).catch(() => undefined);
}

/** Those of the photos that nothing shows, no more than a batch. */
export async function deleteUnused(db: Database, store: PhotoStore, which: SQL): Promise<number> {
  return db.transaction(async (tx) => {
    const unused = and(...references.map((column) => notShownBy(tx, column)));
    const found = await tx
      .select({ id: photos.id })
      .from(photos)
      .where(and(which, unused))
      .orderBy(asc(photos.id))
      .limit(batch)
      .for('update', { skipLocked: true });
    const ids = found.map(({ id }) => id);
    // Checked again under the lock: a photo may have come into use, which from now on it cannot.
    const deleted = await tx
      .delete(photos)
      .where(and(inArray(photos.id, ids), unused))
      .returning();
    await store.remove(deleted.flatMap(fileNames));
    return deleted.length;
  });
}

const notShownBy = (db: DatabaseOrTransaction, column: PgColumn) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(column.table)
      .where(eq(column, photos.id)),
  );
