import { piastres, type ProductDesign } from '@craftsandore/contract';
import { eq, inArray, type Placeholder, sql, type SQL } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { categories, products } from '../../db/schema/catalog.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';
import { designsOfProducts } from './designs.ts';

/** Products with the names of their categories. */
export const selectProducts = (db: DatabaseOrTransaction) =>
  db
    .select({ product: products, category: { name: categories.name, nameAr: categories.nameAr } })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId));

type Page = {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number | Placeholder;
  offset: number | Placeholder;
};

/** Cuts the page by ids first, so that the rows of all pages before it stay unread. */
export function selectPage(db: DatabaseOrTransaction, { where, orderBy, limit, offset }: Page) {
  const page = db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return selectProducts(db)
    .where(inArray(products.id, page))
    .orderBy(...orderBy);
}

type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

/** What the contract calls products, with the columns that only staff see. Two statements for any number of them. */
export async function toProducts(
  db: DatabaseOrTransaction,
  address: PhotoAddress,
  rows: ProductRow[],
) {
  const ids = rows.map(({ product }) => product.id);
  const designs = await designsOfProducts(db, address, ids);
  return rows.map((row) => toProduct(row, designs.get(row.product.id)));
}

const rowsById = prepared('products by id', (db) =>
  selectProducts(db).where(sql`${products.id} = any(${sql.placeholder('ids')})`),
);

/** The same of products of which the ids are known, in their order: what they consist of is asked for at once. */
export async function productsById(
  db: DatabaseOrTransaction,
  address: PhotoAddress,
  ids: number[],
) {
  const [rows, designs] = await Promise.all([
    rowsById(db).execute({ ids }),
    designsOfProducts(db, address, ids),
  ]);
  const byId = new Map(
    rows.map((row) => [row.product.id, toProduct(row, designs.get(row.product.id))]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const toProduct = ({ product, category }: ProductRow, productDesigns: ProductDesign[] = []) => ({
  ...product,
  price: piastres(product.price),
  weight: product.weightInKilograms,
  category,
  productDesigns,
  rating: { averageRating: product.averageRating, ratingsCount: product.ratingsCount },
});
