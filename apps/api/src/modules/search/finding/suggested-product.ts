import { photoUrl, piastres } from '@craftsandore/contract';
import { sql } from 'drizzle-orm';

import { constantSql } from '../../../db/constant-sql.ts';
import { designPhotos, productDesigns, products } from '../../../db/schema/catalogue.ts';
import { photos } from '../../../db/schema/photos.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import type { StoredPhoto } from '../../../storage/photo-files.ts';
import { storedPhoto } from '../../../storage/stored-photo.ts';

type Named = { name: string; nameAr: string };

export type SuggestedRow = Named & {
  id: number;
  price: number;
  isFrom: boolean;
  design: Named | null;
  photo: StoredPhoto | null;
};

/** What a suggestion shows of a product, with its first design and photo. */
export const suggestedProduct = constantSql(sql<SuggestedRow>`json_build_object(
  'id', ${products.id}, 'name', ${products.name}, 'nameAr', ${products.nameAr}, 'price', ${products.lowestPrice},
  'isFrom', exists(
    select from ${productDesigns}
    where ${productDesigns.productId} = ${products.id} and ${productDesigns.deletedAt} is null
      and coalesce(${productDesigns.price}, ${products.price}) <> ${products.lowestPrice}),
  'design', (
    select json_build_object('name', ${productDesigns.name}, 'nameAr', ${productDesigns.nameAr})
    from ${productDesigns}
    where ${productDesigns.productId} = ${products.id} and ${productDesigns.deletedAt} is null
    order by ${productDesigns.id} limit 1),
  'photo', (
    select ${storedPhoto}
    from ${productDesigns}
    join ${designPhotos} on ${designPhotos.designId} = ${productDesigns.id}
    join ${photos} on ${photos.id} = ${designPhotos.photoId}
    where ${productDesigns.productId} = ${products.id} and ${productDesigns.deletedAt} is null
    order by ${productDesigns.id}, ${designPhotos.position} limit 1))`);

export const toSuggestion = (
  { photo, price, isFrom, ...row }: SuggestedRow,
  photoUrls: PhotoUrls,
) => ({
  ...row,
  price: piastres(price),
  ...(isFrom && { isFrom: true as const }),
  photoUrl: photo && photoUrl(photoUrls.photo(photo), 0),
});
