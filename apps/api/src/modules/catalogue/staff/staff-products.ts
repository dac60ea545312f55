import {
  pageMeta,
  type createProduct,
  type listStaffProducts,
  type ParsedInput,
  type updateProduct,
  type StaffProduct,
} from '@craftsandore/contract';
import { and, asc, desc, eq, gt, isNotNull, isNull, lte, not, sql, type SQL } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { countUpTo } from '../../../db/count-up-to.ts';
import { holdsWords } from '../../../db/holds-words.ts';
import { productInShop } from '../../../db/product-in-shop.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { Problem } from '../../../problem.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { findByText } from '../../search/finding/find-by-text.ts';
import { searchDetails } from '../../search/finding/search-details.ts';
import type { Lexicon } from '../../search/language/lexicon.ts';
import { countProducts, type Presence } from '../count-products.ts';
import { findLowStock } from '../stock/low-stock.ts';
import { foundProduct, selectPage, selectProducts, toProducts } from '../products.ts';
import { nextVersion } from './product-version.ts';

type Query = ParsedInput<typeof listStaffProducts>['query'];

const isKept = (id: number) => and(eq(products.id, id), isNull(products.deletedAt));

/** What is out is low too. */
const levelsAt = (lowStock: number): Record<NonNullable<Query['stock']>, SQL> => ({
  in: gt(products.pieces, 0),
  low: lte(products.fewest, lowStock),
  out: eq(products.fewest, 0),
});

const sorts: Record<NonNullable<Query['sort']>, SQL[]> = {
  newest: [desc(products.createdAt), desc(products.id)],
  name: [asc(products.name), asc(products.id)],
  'price-up': [asc(products.lowestPrice), asc(products.id)],
  'price-down': [desc(products.lowestPrice), desc(products.id)],
  'stock-up': [asc(products.pieces), asc(products.id)],
  'stock-down': [desc(products.pieces), desc(products.id)],
  'best-selling': [desc(products.soldCount), desc(products.id)],
};

const places: Record<Presence, SQL | undefined> = {
  any: undefined,
  kept: and(isNull(products.deletedAt), isNull(products.archivedAt)),
  inShop: productInShop,
  drafts: and(isNull(products.deletedAt), not(products.isPublished), isNull(products.archivedAt)),
  archived: and(isNull(products.deletedAt), isNotNull(products.archivedAt)),
  removed: isNotNull(products.deletedAt),
};

function presenceOf({ removed, published, archived }: Query): Presence {
  if (archived) return 'archived';
  if (published !== undefined) return published ? 'inShop' : 'drafts';
  return removed === undefined ? 'any' : removed ? 'removed' : 'kept';
}

function wanted(query: Query, lowStock: number) {
  const { categoryIds: categoryId, stock } = query;
  return and(
    categoryId ? eq(products.categoryId, categoryId) : undefined,
    places[presenceOf(query)],
    stock && levelsAt(lowStock)[stock],
  );
}

/** Products as staff work with them, those out of the shop too. */
export async function findStaffProducts(db: Database, photoUrls: PhotoUrls, query: Query) {
  const { page, perPage, sort = 'newest', stock, categoryIds: categoryId } = query;
  const lowStock = await findLowStock(db);
  const where = wanted(query, lowStock);
  const counted = stock && {
    where,
    orderBy: stock === 'in' ? sorts.newest : [asc(products.fewest), asc(products.id)],
  };
  const [{ totalCount, isCut }, rows] = await Promise.all([
    countProducts(db, { categoryId, presence: presenceOf(query), details: counted }),
    selectPage(db, {
      where,
      orderBy: sorts[sort],
      limit: perPage,
      offset: (page - 1) * perPage,
    }),
  ]);
  return {
    data: toStaffProducts(toProducts(rows, photoUrls)),
    meta: { ...pageMeta(page, perPage, totalCount), ...(isCut && { isCut }), lowStock },
  };
}

type Search = { photoUrls: PhotoUrls; lexicon: Lexicon; query: Query };

/** What a text finds, as customers would find it; by relevance unless told otherwise. */
export async function searchStaffProducts(db: Database, { photoUrls, lexicon, query }: Search) {
  const { page, perPage, sort } = query;
  const lowStock = await findLowStock(db);
  const where = wanted(query, lowStock);
  const { rows, totalCount, isCut, understanding } = await findByText(
    db,
    lexicon,
    query.query ?? '',
    { where, orderBy: sort && sorts[sort], shown: foundProduct, page, perPage },
  );
  if (totalCount === 0) {
    const drafts = await findDrafts(db, { photoUrls, query, lowStock });
    if (drafts.meta.totalCount > 0) return drafts;
  }
  const data = toStaffProducts(toProducts(rows, photoUrls));
  return {
    data,
    meta: {
      ...pageMeta(page, perPage, totalCount),
      ...(isCut && { isCut: true as const }),
      search: searchDetails(understanding, data),
      lowStock,
    },
  };
}

/** Drafts by parts of their names: searches know their words only once they are published. */
async function findDrafts(
  db: Database,
  { photoUrls, query, lowStock }: Pick<Search, 'photoUrls' | 'query'> & { lowStock: number },
) {
  const { page, perPage, sort = 'newest' } = query;
  const names = sql`' ' || ${products.name} || ' ' || ${products.nameAr}`;
  const where = and(
    wanted(query, lowStock),
    not(products.isPublished),
    holdsWords(sql`fold(${names})`, query.query ?? ''),
  );
  const [{ totalCount }, rows] = await Promise.all([
    countUpTo(db, products, { where, orderBy: sorts.newest }),
    selectPage(db, { where, orderBy: sorts[sort], limit: perPage, offset: (page - 1) * perPage }),
  ]);
  return {
    data: toStaffProducts(toProducts(rows, photoUrls)),
    meta: { ...pageMeta(page, perPage, totalCount), lowStock },
  };
}

export async function insertProduct(
  tx: Transaction,
  { weight, ...fields }: ParsedInput<typeof createProduct>['body'],
): Promise<number> {
  const [row] = await tx
    .insert(products)
    .values({ ...fields, weightInKilograms: weight, isPublished: false })
    .returning({ id: products.id });
  if (!row) throw new Error('No row was written for a product');
  return row.id;
}

/** @throws Problem when there is no such product, or when it was removed. */
export async function getProductOfStaff(
  db: DatabaseOrTransaction,
  photoUrls: PhotoUrls,
  id: number,
): Promise<StaffProduct> {
  const rows = await selectProducts(db).where(isKept(id));
  const [product] = toStaffProducts(toProducts(rows, photoUrls));
  if (!product) throw new Problem('product.not_found');
  return product;
}

/** Holds a product until the transaction ends. @throws Problem when there is none, or when it was removed. */
export async function lockProduct(tx: Transaction, id: number) {
  const [row] = await tx
    .select({
      ...{ version: products.version, price: products.price },
      ...{ isPublished: products.isPublished, archivedAt: products.archivedAt },
    })
    .from(products)
    .where(isKept(id))
    .for('no key update');
  if (!row) throw new Problem('product.not_found');
  return row;
}

export async function changeProduct(
  tx: Transaction,
  id: number,
  { weight, ...fields }: Change,
): Promise<void> {
  await tx
    .update(products)
    .set({ ...fields, weightInKilograms: weight, ...nextVersion() })
    .where(eq(products.id, id));
}

/** @throws Problem when no such product is in the shop. */
export async function removeProduct(tx: Transaction, id: number): Promise<void> {
  const { rowCount } = await tx
    .update(products)
    .set({ deletedAt: sql`now()`, publishAt: null, ...nextVersion() })
    .where(isKept(id));
  if (rowCount === 0) throw new Problem('product.not_found');
}

/** @throws Problem when there is no such product, or when it is in the shop. */
export async function putBackProduct(tx: Transaction, id: number): Promise<{ categoryId: number }> {
  const [row] = await tx
    .update(products)
    .set({ deletedAt: null, ...nextVersion() })
    .where(and(eq(products.id, id), isNotNull(products.deletedAt)))
    .returning({ categoryId: products.categoryId });
  if (!row) throw new Problem('product.not_found');
  return row;
}

type Change = Omit<ParsedInput<typeof updateProduct>['body'], 'seenVersion' | 'seenPrice'>;

/** What a search finds comes as JSON, where a moment is a text. */
const toTimestamp = (moment: Date | string | null) => moment && new Date(moment).toISOString();

export function toStaffProducts(shown: ReturnType<typeof toProducts>): StaffProduct[] {
  return shown.map((product) => ({
    ...product,
    totalStock: product.productDesigns.reduce((sum, { stock }) => sum + stock, 0),
    removedAt: toTimestamp(product.deletedAt),
    archivedAt: toTimestamp(product.archivedAt),
    publishAt: toTimestamp(product.publishAt),
  }));
}
