import type { ProductDesign } from '@craftsandore/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { designPhotos, productDesigns } from '../../db/schema/catalog.ts';
import { photos } from '../../db/schema/photos.ts';
import type { PhotoAddress, PhotoRow } from '../../storage/photo-address.ts';

export type DesignRow = typeof productDesigns.$inferSelect;

const designRows = prepared('designs of products', (db) =>
  db
    .select({ design: productDesigns, photo: photos })
    .from(productDesigns)
    .leftJoin(designPhotos, eq(designPhotos.designId, productDesigns.id))
    .leftJoin(photos, eq(photos.id, designPhotos.photoId))
    .where(
      and(
        sql`${productDesigns.productId} = any(${sql.placeholder('productIds')})`,
        isNull(productDesigns.deletedAt),
      ),
    )
    .orderBy(asc(productDesigns.id), asc(designPhotos.position)),
);

/** The designs in the shop of these products, by product. */
export async function designsOfProducts(
  db: DatabaseOrTransaction,
  address: PhotoAddress,
  productIds: number[],
): Promise<Map<number, ProductDesign[]>> {
  const rows = await designRows(db).execute({ productIds });
  // A row for each photo, and one for a design that has none.
  const byDesign = [...Map.groupBy(rows, ({ design }) => design.id).values()];
  const designs = byDesign.flatMap((own) => {
    const pictures = own.flatMap(({ photo }) => photo ?? []);
    return own.slice(0, 1).map(({ design }) => toDesign(design, pictures, address));
  });
  return Map.groupBy(designs, ({ productId }) => productId);
}

const photoRows = prepared('photos of designs', (db) =>
  db
    .select({ designId: designPhotos.designId, photo: photos })
    .from(designPhotos)
    .innerJoin(photos, eq(photos.id, designPhotos.photoId))
    .where(sql`${designPhotos.designId} = any(${sql.placeholder('designIds')})`)
    .orderBy(asc(designPhotos.designId), asc(designPhotos.position)),
);

/** The pictures of these designs in their order, by design. */
export async function photosOfDesigns(
  db: DatabaseOrTransaction,
  designIds: number[],
): Promise<Map<number, PhotoRow[]>> {
  const rows = await photoRows(db).execute({ designIds });
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
