import { pagePhotoScheme, type Photo } from '@craftsandore/contract';
import { inArray } from 'drizzle-orm';

import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { pagePhotos } from '../../db/schema/pages.ts';
import { photos } from '../../db/schema/photos.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';

const named = new RegExp(`${pagePhotoScheme}([\\w-]{1,100})`, 'g');

/** Whatever in a text could be a photo's key; which of them are is the database's to say. */
const keysIn = (texts: readonly string[]) => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(named)].map(([, key]) => key ?? ''))),
];

/** The photos that texts name, by their keys. */
export async function findPhotosIn(
  db: DatabaseOrTransaction,
  photoUrls: PhotoUrls,
  texts: readonly string[],
): Promise<Map<string, Photo>> {
  const keys = keysIn(texts);
  if (keys.length === 0) return new Map();
  const rows = await db.select().from(photos).where(inArray(photos.key, keys));
  return new Map(rows.map((row) => [row.key, photoUrls.photo(row)]));
}

type Version = { pageId: number; number: number; texts: readonly string[] };

/** Notes which photos a version shows, so that they stay as long as it does. */
export async function keepPhotosOf(tx: Transaction, { pageId, number, texts }: Version) {
  const keys = keysIn(texts);
  if (keys.length === 0) return;
  const rows = await tx
    .select({ photoId: photos.id })
    .from(photos)
    .where(inArray(photos.key, keys))
    .for('key share');
  if (rows.length === 0) return;
  await tx.insert(pagePhotos).values(rows.map((row) => ({ ...row, pageId, number })));
}
