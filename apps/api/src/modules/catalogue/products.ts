import { type ArchivedProduct, piastres, type Product } from '@craftsandore/contract';
import { and, eq, isNotNull, isNull, type Placeholder, sql, type SQL } from 'drizzle-orm';

import { type AsJson, asJson } from '../../db/as-json.ts';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { constantSql } from '../../db/constant-sql.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { productInShop } from '../../db/product-in-shop.ts';
import { categories, products } from '../../db/schema/catalogue.ts';
import { Problem } from '../../problem.ts';
import type { PhotoUrls } from '../../storage/photo-urls.ts';
import { designsInShop, toDesign } from './designs.ts';

const namesOfCategory = {
  ...{ name: categories.name, nameAr: categories.nameAr },
  isHidden: categories.isHidden,
};

/** Left out where it says nothing: it stands in each product of a list. */
const toCategoryOf = ({ isHidden, ...names }: ProductRow['category']) => ({
  ...names,
  ...(isHidden && { isHidden }),
});

/** Products with the names of their categories and their designs. */
export const selectProducts = (db: DatabaseOrTransaction) =>
  db
    .select({
      product: products,
      category: namesOfCategory,
      designs: designsInShop,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId));

type Page = {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number | Placeholder;
  offset: number | Placeholder;
};

/** Selects the ids of the page first, so that the rows of earlier pages are not read. */
export function selectPage(db: DatabaseOrTransaction, { where, orderBy, limit, offset }: Page) {
  const ids = db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(...orderBy);
  // Inlined numbers: PostgreSQL then reuses one plan, where with placeholders it would plan each time.
  const place = sql`limit ${limit} offset ${offset}`.inlineParams();
  return selectProducts(db)
    .where(sql`${products.id} in (${ids} ${place})`)
    .orderBy(...orderBy);
}

type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

type FoundRow = Omit<ProductRow, 'product'> & { product: AsJson<ProductRow['product']> };

/** The same of a product that a search finds. */
export const foundProduct = constantSql(sql<FoundRow>`json_build_object(
  'product', ${asJson(products)},
  'category', (
    select json_build_object('name', ${categories.name}, 'nameAr', ${categories.nameAr}, 'isHidden', ${categories.isHidden})
    from ${categories} where ${categories.id} = ${products.categoryId}),
  'designs', ${designsInShop})`);

/** What the contract calls products, with the columns that only staff see. */
export const toProducts = (rows: (ProductRow | FoundRow)[], photoUrls: PhotoUrls) =>
  rows.map(({ product, category, designs }) => ({
    ...product,
    createdAt: new Date(product.createdAt).toISOString(),
    price: piastres(product.price),
    weight: product.weightInKilograms,
    preview: photoUrls.preview(product.previewKey),
    category: toCategoryOf(category),
    productDesigns: designs.map((design) =>
      toDesign({ productId: product.id, ...design }, design.photos, photoUrls),
    ),
    rating: { averageRating: product.averageRating, ratingsCount: product.ratingsCount },
  }));

const selectProduct = preparedQuery('product', (db) =>
  selectProducts(db).where(and(eq(products.id, sql.placeholder('id')), productInShop)),
);

/** @throws Problem when no such product is in the shop. */
export async function getProductInShop(
  db: DatabaseOrTransaction,
  photoUrls: PhotoUrls,
  id: number,
): Promise<Product> {
  const [product] = toProducts(await selectProduct(db).execute({ id }), photoUrls);
  if (!product) throw new Problem('product.not_found');
  return product;
}

/** @throws Problem when no such product is archived. */
export async function getArchived(db: DatabaseOrTransaction, id: number): Promise<ArchivedProduct> {
  const isArchived = and(isNull(products.deletedAt), isNotNull(products.archivedAt));
  const [product] = await db
    .select({
      ...{ id: products.id, name: products.name, nameAr: products.nameAr },
      categoryId: products.categoryId,
      category: namesOfCategory,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.id, id), isArchived));
  if (!product) throw new Problem('product.not_found');
  return { ...product, category: toCategoryOf(product.category) };
}

/** Those that are in the shop, in the order of their ids as given. */
export async function findProducts(
  db: DatabaseOrTransaction,
  photoUrls: PhotoUrls,
  ids: readonly number[],
): Promise<Product[]> {
  const rows = await selectProducts(db).where(
    and(sql`${products.id} = any(${sql.param(ids)}::int[])`, productInShop),
  );
  const places = new Map(ids.map((id, place) => [id, place]));
  return toProducts(rows, photoUrls).toSorted(
    (one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0),
  );
}
