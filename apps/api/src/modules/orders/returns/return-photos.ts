import { type CustomerReturn, maxReturnPhotos, type ReturnPhoto } from '@craftsandore/contract';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { photos } from '../../../db/schema/photos.ts';
import { returnPhotos, returns } from '../../../db/schema/returns.ts';
import { users } from '../../../db/schema/users.ts';
import { Problem } from '../../../problem.ts';
import { isAmong } from '../../../storage/photo-files.ts';
import type { PhotoRow, PhotoUrls } from '../../../storage/photo-urls.ts';
import type { Reading, ReturnRow } from './return-rows.ts';

const selectPhotos = (db: DatabaseOrTransaction) =>
  db
    .select({ row: returnPhotos, photo: photos, staffName: users.name })
    .from(returnPhotos)
    .innerJoin(photos, eq(photos.id, returnPhotos.photoId))
    .leftJoin(users, eq(users.id, returnPhotos.staffId))
    .orderBy(asc(returnPhotos.id))
    .$dynamic();

/** By return, what its customer sent. What staff took is for staff. */
export async function photosOfCustomer(
  db: DatabaseOrTransaction,
  ofReturns: readonly { id: number }[],
  { photoUrls }: Pick<Reading, 'photoUrls'>,
): Promise<(ofReturn: { id: number }) => CustomerReturn['photos']> {
  const ids = ofReturns.map(({ id }) => id);
  const found =
    ids.length > 0
      ? await selectPhotos(db).where(
          and(inArray(returnPhotos.returnId, ids), isNull(returnPhotos.staffId)),
        )
      : [];
  const byReturn = Map.groupBy(found, ({ row }) => row.returnId);
  return ({ id }) =>
    (byReturn.get(id) ?? []).map(({ row, photo }) => ({ ...photoUrls.forFew(photo), id: row.id }));
}

/** All of a return, as staff see them. @throws Problem where there is none. */
export async function findReturnPhotos(
  db: DatabaseOrTransaction,
  photoUrls: PhotoUrls,
  returnId: number,
): Promise<ReturnPhoto[]> {
  if ((await db.$count(returns, eq(returns.id, returnId))) === 0) {
    throw new Problem('return.not_found');
  }
  const found = await selectPhotos(db).where(eq(returnPhotos.returnId, returnId));
  return found.map(({ row, photo, staffName }) => ({
    ...{ id: row.id, staffName },
    photo: photoUrls.forFew(photo),
  }));
}

/** Whether a customer may still show what is wrong, and take back what they have shown. */
export const takesPhotos = ({ state }: Pick<ReturnRow, 'state'>): boolean =>
  state === 'requested' || state === 'approved' || state === 'in_transit';

export type Adding = {
  returnId: number;
  /** Whose return it is to be; null for staff, who may add to any. */
  orderId: number | null;
  /** Null for its customer. */
  staffId: number | null;
};

/** Whether there is room for another photo: once before one is decoded, and once under the lock. @throws Problem where there is none. */
export async function assertRoom(
  db: DatabaseOrTransaction,
  { returnId, orderId, staffId }: Adding,
  photo?: PhotoRow,
): Promise<{ hasIt: boolean }> {
  const ofOrder = orderId === null ? undefined : eq(returns.orderId, orderId);
  const [row] = await db
    .select()
    .from(returns)
    .where(and(eq(returns.id, returnId), ofOrder))
    .for('no key update');
  if (!row) throw new Problem('return.not_found');
  const kept = await db
    .select({ key: photos.key, staffId: returnPhotos.staffId })
    .from(returnPhotos)
    .innerJoin(photos, eq(photos.id, returnPhotos.photoId))
    .where(eq(returnPhotos.returnId, returnId));
  if (photo && isAmong(photo, kept)) return { hasIt: true };
  if (staffId === null && !takesPhotos(row)) {
    throw new Problem('return.takes_no_photos');
  }
  const own = kept.filter((one) => (one.staffId === null) === (staffId === null));
  const maximum = staffId === null ? maxReturnPhotos.customer : maxReturnPhotos.staff;
  if (own.length >= maximum) {
    throw new Problem('return.too_many_photos', { values: { maximum } });
  }
  return { hasIt: false };
}

/** @returns whether it is another one than the return has already. @throws Problem when there is no more room. */
export async function addPhoto(tx: Transaction, adding: Adding, photo: PhotoRow): Promise<boolean> {
  const { hasIt } = await assertRoom(tx, adding, photo);
  if (hasIt) return false;
  const { returnId, staffId } = adding;
  await tx.insert(returnPhotos).values({ returnId, staffId, photoId: photo.id });
  return true;
}

type Removing = { returnId: number; orderId: number; id: number };

/**
 * Takes back a photo that its customer has sent, and not what staff took.
 * @returns the photo whose files are of no more use; nothing where it is gone already. @throws Problem once the return is decided.
 */
export async function removePhoto(
  tx: Transaction,
  { returnId, orderId, id }: Removing,
): Promise<number | undefined> {
  const [row] = await tx
    .select()
    .from(returns)
    .where(and(eq(returns.id, returnId), eq(returns.orderId, orderId)))
    .for('no key update');
  if (!row) throw new Problem('return.not_found');
  if (!takesPhotos(row)) throw new Problem('return.takes_no_photos');
  const own = and(eq(returnPhotos.returnId, returnId), isNull(returnPhotos.staffId));
  const [removed] = await tx
    .delete(returnPhotos)
    .where(and(eq(returnPhotos.id, id), own))
    .returning();
  return removed?.photoId;
}
