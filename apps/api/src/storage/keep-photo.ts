import type { PhotoSize } from '@craftsandore/contract';
import { and, eq } from 'drizzle-orm';

import type { Database, Transaction } from '../db/client.ts';
import { photos } from '../db/schema/photos.ts';
import { atMost } from '../process/at-most.ts';
import type { PhotoStore } from './photo-store.ts';
import { deleteUnused } from './orphan-photos.ts';
import type { PhotoRow } from './photo-urls.ts';
import { privateKeyOf, type StoredPhoto } from './photo-files.ts';
import { drawLogo, drawMark } from './draw-brand.ts';
import { readPhoto } from './read-photo.ts';
import { writeFiles, writePhoto } from './write-photo.ts';

/** Photos that are decoded and encoded at the same time: one may fill hundreds of megabytes. */
const photosAtOnce = 1;

async function readPrivate(source: Uint8Array, atLeast: PhotoSize) {
  const decoded = await readPhoto(source, atLeast);
  const photo = { ...decoded.photo, key: privateKeyOf(decoded.photo.key) };
  return { photo, write: (store: PhotoStore) => writePhoto(store, { ...decoded, photo }) };
}

/** What a picture is made into. */
const kinds = {
  async photo(source: Uint8Array, atLeast: PhotoSize) {
    const decoded = await readPhoto(source, atLeast);
    return { ...decoded, write: (store: PhotoStore) => writePhoto(store, decoded) };
  },
  /** A customer's, which is not public, or not until staff let it in. */
  customers: readPrivate,
  /** Of staff, which is not public. */
  private: readPrivate,
  async logo(source: Uint8Array, atLeast: PhotoSize) {
    const { photo, files } = await drawLogo(source, atLeast);
    return { photo, write: (store: PhotoStore) => writeFiles(store, files) };
  },
  async mark(source: Uint8Array, atLeast: PhotoSize) {
    const { photo, files } = await drawMark(source, atLeast);
    return { photo, write: (store: PhotoStore) => writeFiles(store, files) };
  },
};

/**
 * Stores an uploaded photo and attaches it, both or neither. What staff upload goes before customers' photos.
 * @throws Problem for an unfit one.
 */
export type KeepPhoto = <T>(
  source: Uint8Array,
  atLeast: PhotoSize,
  show: (tx: Transaction, photo: PhotoRow) => Promise<T>,
  kind?: keyof typeof kinds,
) => Promise<T>;

export function createKeepPhoto(db: Database, store: PhotoStore): KeepPhoto {
  const inTurn = atMost(photosAtOnce);

  return async (source, atLeast, show, kind = 'photo') => {
    const storeIt = async () => {
      const { photo, write } = await kinds[kind](source, atLeast);
      // The row comes before the first file, so that deleteOrphanPhotos knows of every file.
      const row = await recordPhoto(db, photo);
      await write(store).catch((error: unknown) => discard(row, error));
      return row;
    };
    const row = await inTurn(storeIt, { isFirst: kind !== 'customers' });
    return db.transaction((tx) => show(tx, row)).catch((error: unknown) => discard(row, error));
  };

  async function discard({ id, createdAt }: PhotoRow, error: unknown): Promise<never> {
    // Unless somebody else has uploaded the same photo since. What cannot be removed now is an orphan.
    const mine = and(eq(photos.id, id), eq(photos.createdAt, createdAt));
    if (mine) await deleteUnused(db, store, mine).catch(() => undefined);
    throw error;
  }
}

/** A photo that is known gets a new date: it has a while again until nobody showing it makes it an orphan. */
export async function recordPhoto(db: Database, photo: StoredPhoto): Promise<PhotoRow> {
  const createdAt = new Date();
  const [row] = await db
    .insert(photos)
    .values({ ...photo, createdAt })
    .onConflictDoUpdate({ target: photos.key, set: { createdAt } })
    .returning();
  if (!row) throw new Error(`No row was written for the photo ${photo.key}`);
  return row;
}
