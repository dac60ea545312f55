import { keepReturnPhoto } from '@craftsandore/contract';

import type { Database, Transaction } from '../../../db/client.ts';
import type { Limits } from '../../../limits/limits.ts';
import type { KeepPhoto } from '../../../storage/keep-photo.ts';
import { deleteIfUnused } from '../../../storage/orphan-photos.ts';
import type { PhotoStore } from '../../../storage/photo-store.ts';
import type { PhotoRow } from '../../../storage/photo-urls.ts';
import { addPhoto, type Adding, assertRoom } from './return-photos.ts';

type Parts = { db: Database; store: PhotoStore; limits: Limits; keepPhoto: KeepPhoto };

/** Keeps a photo of a return, unless it has the same one already. @throws Problem where there is no room for it. */
export async function keepPhotoOfReturn(
  { db, store, limits, keepPhoto }: Parts,
  adding: Adding,
  file: Uint8Array,
): Promise<void> {
  await assertRoom(db, adding); // before a photo is decoded for it
  const isCustomers = adding.staffId === null;
  if (isCustomers) await limits.returnPhotos.take(String(adding.orderId));
  const show = async (tx: Transaction, photo: PhotoRow) =>
    (await addPhoto(tx, adding, photo)) ? null : photo.id;
  const { atLeast } = keepReturnPhoto.file;
  const unusedId = await keepPhoto(file, atLeast, show, isCustomers ? 'customers' : 'private');
  if (unusedId !== null) await deleteIfUnused(db, store, unusedId);
}
