import { type DesignPhoto, piastres, type ProductDesign } from '@craftsandore/contract';
import { asc, eq, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { designPhotos, productDesigns, products } from '../../db/schema/catalogue.ts';
import { photos } from '../../db/schema/photos.ts';
import type { PhotoUrls, PhotoRow } from '../../storage/photo-urls.ts';
import { type StoredDesignPhoto, storedDesignPhoto } from '../../storage/stored-photo.ts';

export type DesignRow = typeof productDesigns.$inferSelect;

/** A design as a row of its product brings it along. */
type DesignOfProduct = Pick<
  DesignRow,
  'id' | 'name' | 'nameAr' | 'wood' | 'stock' | 'sku' | 'barcode' | 'price' | 'weightInKilograms'
> & {
  photos: StoredDesignPhoto[];
};

export type DesignPhotoRow = PhotoRow & StoredDesignPhoto;

/**
 * The designs in the shop of a row of products, with their photos. As JSON, because rows of their own would be a
 * statement more, and slower to read.
 */
export const designsInShop = sql<DesignOfProduct[]>`(
  select coalesce(json_agg(json_build_object(
    'id', ${productDesigns.id}, 'name', ${productDesigns.name}, 'nameAr', ${productDesigns.nameAr},
    'wood', ${productDesigns.wood}, 'stock', ${productDesigns.stock},
    'sku', ${productDesigns.sku}, 'barcode', ${productDesigns.barcode},
    'price', ${productDesigns.price}, 'weightInKilograms', ${productDesigns.weightInKilograms}, 'photos', (
      select coalesce(json_agg(${storedDesignPhoto} order by ${designPhotos.position}), '[]')
      from ${designPhotos} join ${photos} on ${photos.id} = ${designPhotos.photoId}
      where ${designPhotos.designId} = ${productDesigns.id}
    )
  ) order by ${productDesigns.id}), '[]')
  from ${productDesigns}
  where ${productDesigns.productId} = ${products.id} and ${productDesigns.deletedAt} is null)`;

const photoRows = preparedQuery('photos of designs', (db) =>
  db
    .select({
      designId: designPhotos.designId,
      alt: designPhotos.alt,
      altAr: designPhotos.altAr,
      photo: photos,
    })
    .from(designPhotos)
    .innerJoin(photos, eq(photos.id, designPhotos.photoId))
    .where(sql`${designPhotos.designId} = any(${sql.placeholder('designIds')})`)
    .orderBy(asc(designPhotos.designId), asc(designPhotos.position)),
);

/** The photos of these designs in their order, by design. */
export async function photosOfDesigns(
  db: DatabaseOrTransaction,
  designIds: number[],
): Promise<Map<number, DesignPhotoRow[]>> {
  const rows = await photoRows(db).execute({ designIds });
  const byDesign = Map.groupBy(rows, ({ designId }) => designId);
  return new Map(
    [...byDesign].map(([id, own]) => [
      id,
      own.map(({ photo, alt, altAr }) => ({ ...photo, alt, altAr })),
    ]),
  );
}

export function toDesign(
  {
    id,
    productId,
    name,
    nameAr,
    wood,
    stock,
    sku,
    barcode,
    price,
    weightInKilograms: weight,
  }: Omit<DesignRow, 'createdAt' | 'deletedAt'>,
  ownPhotos: StoredDesignPhoto[] = [],
  photoUrls: PhotoUrls,
): ProductDesign {
  return {
    id,
    productId,
    name,
    nameAr,
    wood,
    stock,
    ...(sku && { sku }),
    ...(barcode && { barcode }),
    ...(price !== null && { price: piastres(price) }),
    ...(weight !== null && { weight }),
    photosUrls: ownPhotos.map(photoUrls.url),
    photos: ownPhotos.map((photo) => toDesignPhoto(photo, photoUrls)),
  };
}

export const toDesignPhoto = (photo: StoredDesignPhoto, photoUrls: PhotoUrls): DesignPhoto => ({
  ...photoUrls.photo(photo),
  ...(photo.alt && { alt: photo.alt }),
  ...(photo.altAr && { altAr: photo.altAr }),
});
