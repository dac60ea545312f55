import { and, eq, max, sql } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { designPhotos } from '../../../db/schema/catalogue.ts';

const ofDesign = (designId: number) => eq(designPhotos.designId, designId);

/** A photo that the design has already stays where it is. */
export async function appendPhoto(
  tx: Transaction,
  designId: number,
  photoId: number,
): Promise<void> {
  const [last] = await tx
    .select({ position: max(designPhotos.position) })
    .from(designPhotos)
    .where(ofDesign(designId));
  const position = (last?.position ?? -1) + 1;
  await tx.insert(designPhotos).values({ designId, photoId, position }).onConflictDoNothing();
}

/** Empty words are none. */
export async function describePhoto(
  tx: Transaction,
  designId: number,
  photoId: number,
  { alt, altAr }: { alt: string; altAr: string },
): Promise<void> {
  await tx
    .update(designPhotos)
    .set({ alt: alt || null, altAr: altAr || null })
    .where(and(ofDesign(designId), eq(designPhotos.photoId, photoId)));
}

export async function removePhoto(
  tx: Transaction,
  designId: number,
  photoId: number,
): Promise<void> {
  await tx.delete(designPhotos).where(and(ofDesign(designId), eq(designPhotos.photoId, photoId)));
}

export async function sortPhotos(
  tx: Transaction,
  designId: number,
  photoIds: number[],
): Promise<void> {
  const position = sql`array_position(${sql.param(photoIds)}::int[], ${designPhotos.photoId}) - 1`;
  await tx.update(designPhotos).set({ position }).where(ofDesign(designId));
}
