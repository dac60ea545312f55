import { photoUrl, piastres } from '@craftsandore/contract';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { designPhotos, productDesigns, products } from '../../db/schema/catalog.ts';
import { photos } from '../../db/schema/photos.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';

/** What a suggestion shows of these products, in the order of the ids. One statement. */
export async function suggestedProducts(
  db: DatabaseOrTransaction,
  address: PhotoAddress,
  ids: number[],
) {
  if (ids.length === 0) return [];
  const first = db
    .select({ photoId: designPhotos.photoId })
    .from(productDesigns)
    .innerJoin(designPhotos, eq(designPhotos.designId, productDesigns.id))
    .where(and(eq(productDesigns.productId, products.id), isNull(productDesigns.deletedAt)))
    .orderBy(asc(productDesigns.id), asc(designPhotos.position))
    .limit(1)
    .as('first');
  const { id, name, nameAr, price } = products;
  const rows = await db
    .select({ id, name, nameAr, price, photo: photos })
    .from(products)
    .leftJoinLateral(first, sql`true`)
    .leftJoin(photos, eq(photos.id, first.photoId))
    .where(inArray(id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids
    .flatMap((one) => byId.get(one) ?? [])
    .map(({ photo, ...row }) => ({
      ...row,
      price: piastres(row.price),
      photoUrl: photo && photoUrl(address.photo(photo), 0),
    }));
}
