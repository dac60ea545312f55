import { photoUrl, piastres } from '@craftsandore/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { designPhotos, productDesigns, products } from '../../db/schema/catalog.ts';
import { photos } from '../../db/schema/photos.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';

const suggested = prepared('suggested products', (db) => {
  const first = db
    .select({ photoId: designPhotos.photoId })
    .from(productDesigns)
    .innerJoin(designPhotos, eq(designPhotos.designId, productDesigns.id))
    .where(and(eq(productDesigns.productId, products.id), isNull(productDesigns.deletedAt)))
    .orderBy(asc(productDesigns.id), asc(designPhotos.position))
    .limit(1)
    .as('first');
  const { id, name, nameAr, price } = products;
  return db
    .select({ id, name, nameAr, price, photo: photos })
    .from(products)
    .leftJoinLateral(first, sql`true`)
    .leftJoin(photos, eq(photos.id, first.photoId))
    .where(sql`${id} = any(${sql.placeholder('ids')})`);
});

/** What a suggestion shows of these products, in the order of the ids. One statement. */
export async function suggestedProducts(
  db: DatabaseOrTransaction,
  address: PhotoAddress,
  ids: number[],
) {
  if (ids.length === 0) return [];
  const rows = await suggested(db).execute({ ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids
    .flatMap((one) => byId.get(one) ?? [])
    .map(({ photo, ...row }) => ({
      ...row,
      price: piastres(row.price),
      photoUrl: photo && photoUrl(address.photo(photo), 0),
    }));
}
