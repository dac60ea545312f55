import { defaultMoney, type Figures } from '@craftsandore/contract';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { productInShop } from '../../../db/product-in-shop.ts';
import { productDesigns, products } from '../../../db/schema/catalogue.ts';
import { settings } from '../../../db/schema/settings.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { photosOfDesigns } from '../designs.ts';

/** As many pieces of a design, or fewer, are low: the owner sets it. Nothing is counted by it beforehand. */
const lowStock = sql<number>`coalesce((
  select (${settings.value} ->> 'lowStock')::int from ${settings}
  where ${settings.group} = 'money' order by ${settings.version} desc limit 1), ${defaultMoney.lowStock}::int)`;

export async function findLowStock(db: Database): Promise<number> {
  const { rows } = await db.execute<{ pieces: number }>(sql`select ${lowStock} as pieces`);
  return rows[0]?.pieces ?? defaultMoney.lowStock;
}

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
