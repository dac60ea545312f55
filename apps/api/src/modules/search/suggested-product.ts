import { photoUrl, piastres } from '@craftsandore/contract';
import { sql } from 'drizzle-orm';

import { fixed } from '../../db/fixed.ts';
import { designPhotos, productDesigns, products } from '../../db/schema/catalog.ts';
import { photos } from '../../db/schema/photos.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';
import type { StoredPhoto } from '../../storage/photo-files.ts';
import { storedPhoto } from '../catalog/designs.ts';

type Row = { id: number; name: string; nameAr: string; price: number; photo: StoredPhoto | null };

/** What a suggestion shows of a product, with its first picture. */
export const suggestedProduct = fixed(sql<Row>`json_build_object(
  'id', ${products.id}, 'name', ${products.name}, 'nameAr', ${products.nameAr}, 'price', ${products.price},
  'photo', (
    select ${storedPhoto}
    from ${productDesigns}
    join ${designPhotos} on ${designPhotos.designId} = ${productDesigns.id}
    join ${photos} on ${photos.id} = ${designPhotos.photoId}
    where ${productDesigns.productId} = ${products.id} and ${productDesigns.deletedAt} is null
    order by ${productDesigns.id}, ${designPhotos.position} limit 1))`);

export const toSuggestion = ({ photo, price, ...row }: Row, address: PhotoAddress) => ({
  ...row,
  price: piastres(price),
  photoUrl: photo && photoUrl(address.photo(photo), 0),
});
