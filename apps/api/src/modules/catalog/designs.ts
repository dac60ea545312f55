import type { ProductDesign } from '@craftsandore/contract';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { designPhotos, productDesigns } from '../../db/schema/catalog.ts';
import { photos } from '../../db/schema/photos.ts';
import type { PhotoAddress, PhotoRow } from '../../storage/photo-address.ts';

export type DesignRow = typeof productDesigns.$inferSelect;

/** The designs in the shop of these products, by product. */
export async function designsOfProducts(
  db: DatabaseOrTransaction,
  address: PhotoAddress,
  productIds: number[],
): Promise<Map<number, ProductDesign[]>> {
  const rows = await db
    .select()
    .from(productDesigns)
    .where(and(inArray(productDesigns.productId, productIds), isNull(productDesigns.deletedAt)))
    .orderBy(asc(productDesigns.id));
  const pictures = await photosOfDesigns(
    db,
    rows.map(({ id }) => id),
  );
  const designs = rows.map((row) => toDesign(row, pictures.get(row.id), address));
  return Map.groupBy(designs, ({ productId }) => productId);
}

/** The pictures of these designs in their order, by design. */
export async function photosOfDesigns(
  db: DatabaseOrTransaction,
  designIds: number[],
): Promise<Map<number, PhotoRow[]>> {
  const rows = await db
    .select({ designId: designPhotos.designId, photo: photos })
    .from(designPhotos)
    .innerJoin(photos, eq(photos.id, designPhotos.photoId))
    .where(inArray(designPhotos.designId, designIds))
    .orderBy(asc(designPhotos.designId), asc(designPhotos.position));
  const byDesign = Map.groupBy(rows, ({ designId }) => designId);
  return new Map([...byDesign].map(([id, own]) => [id, own.map(({ photo }) => photo)]));
}

export function toDesign(
  { id, productId, name, nameAr, stock }: DesignRow,
  pictures: PhotoRow[] = [],
  address: PhotoAddress,
): ProductDesign {
  return {
    id,
    productId,
    name,
    nameAr,
    stock,
    photosUrls: pictures.map(address.url),
    photos: pictures.map(address.photo),
  };
}
