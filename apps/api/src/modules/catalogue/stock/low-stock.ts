import { lowStock, type Figures } from '@craftsandore/contract';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { productInShop } from '../../../db/product-in-shop.ts';
import { productDesigns, products } from '../../../db/schema/catalogue.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { photosOfDesigns } from '../designs.ts';

/** The designs in the shop that have the least stock, those that are low. */
export async function listLowStock(
  db: Database,
  photoUrls: PhotoUrls,
  limit: number,
): Promise<Figures['lowStock']> {
  const rows = await db
    .select({ design: productDesigns, product: products })
    .from(productDesigns)
    .innerJoin(products, eq(products.id, productDesigns.productId))
    .where(
      and(lte(productDesigns.stock, lowStock), isNull(productDesigns.deletedAt), productInShop),
    )
    .orderBy(asc(productDesigns.stock), asc(productDesigns.id))
    .limit(limit);
  const photos = await photosOfDesigns(
    db,
    rows.map(({ design }) => design.id),
  );

  return rows.map(({ design, product }) => {
    const photo = photos.get(design.id)?.[0];
    return {
      productId: product.id,
      productDesignId: design.id,
      name: product.name,
      nameAr: product.nameAr,
      designName: design.name,
      designNameAr: design.nameAr,
      stock: design.stock,
      photo: photo ? photoUrls.photo(photo) : null,
    };
  });
}
