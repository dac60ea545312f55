import {
  pageMeta,
  type listStaffProducts,
  type ParsedInput,
  type ProductFields,
  type StaffProduct,
} from '@craftsandore/contract';
import { and, asc, desc, eq, gt, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { products } from '../../db/schema/catalog.ts';
import { Problem } from '../../problem.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';
import { findByText } from '../search/find-by-text.ts';
import { searchDetails } from '../search/search-details.ts';
import type { SearchWords } from '../search/search-words.ts';
import { countProducts } from './count-products.ts';
import { foundProduct, selectPage, toProducts } from './product-rows.ts';
import { nextVersion } from './product-version.ts';

type Query = ParsedInput<typeof listStaffProducts>['query'];

const inShop = (id: number) => and(eq(products.id, id), isNull(products.deletedAt));

const levels: Record<NonNullable<Query['stock']>, SQL> = {
  in: gt(products.pieces, 0),
  low: gt(products.lowDesigns, 0),
  out: eq(products.pieces, 0),
};

const sorts: Record<NonNullable<Query['sort']>, SQL[]> = {
  newest: [desc(products.createdAt), desc(products.id)],
  name: [asc(products.name), asc(products.id)],
  'price-up': [asc(products.price), asc(products.id)],
  'price-down': [desc(products.price), desc(products.id)],
  'stock-up': [asc(products.pieces), asc(products.id)],
  'stock-down': [desc(products.pieces), desc(products.id)],
  'best-selling': [desc(products.soldCount), desc(products.id)],
};

const wanted = ({ categoryIds: categoryId, stock, removed }: Query) =>
  and(
    categoryId ? eq(products.categoryId, categoryId) : undefined,
    removed === undefined ? undefined : (removed ? isNotNull : isNull)(products.deletedAt),
    stock && levels[stock],
  );

/** Products as staff work with them, those out of the shop too. */
export function staffProductsRepository(db: DatabaseOrTransaction) {
  return {
    async list(query: Query, address: PhotoAddress) {
      const { page, perPage, sort = 'newest', stock, removed, categoryIds: categoryId } = query;
      const details = stock && levels[stock];
      const where = wanted(query);
      const counted = details && {
        where,
        orderBy: sorts[stock === 'out' ? 'stock-up' : 'newest'],
      };
      const [{ totalCount, isCut }, rows] = await Promise.all([
        countProducts(db, { categoryId, removed, details: counted }),
        selectPage(db, {
          where,
          orderBy: sorts[sort],
          limit: perPage,
          offset: (page - 1) * perPage,
        }),
      ]);
      return {
        data: toStaffProducts(toProducts(rows, address)),
        meta: { ...pageMeta(page, perPage, totalCount), ...(isCut && { isCut }) },
      };
    },

    /** What a text finds, as shoppers would find it; by relevance unless told otherwise. */
    async search(words: SearchWords, query: Query, address: PhotoAddress) {
      const { page, perPage, sort } = query;
      const where = wanted(query);
      const { rows, totalCount, isCut, understanding } = await findByText(
        db,
        words,
        query.query ?? '',
        { where, orderBy: sort && sorts[sort], shown: foundProduct, page, perPage },
      );
      const data = toStaffProducts(toProducts(rows, address));
      return {
        data,
        meta: {
          ...pageMeta(page, perPage, totalCount),
          ...(isCut && { isCut: true as const }),
          search: searchDetails(understanding, data),
        },
      };
    },

    async create({ weight, ...fields }: ProductFields): Promise<number> {
      const [row] = await db
        .insert(products)
        .values({ ...fields, weightInKilograms: weight })
        .returning({ id: products.id });
      if (!row) throw new Error('No row was written for a product');
      return row.id;
    },

    /** Holds a product in the shop until the transaction ends. @throws Problem when it is not there. */
    async lockVersion(id: number): Promise<number> {
      const [row] = await db
        .select({ version: products.version })
        .from(products)
        .where(inShop(id))
        .for('no key update');
      if (!row) throw new Problem('product.not_found');
      return row.version;
    },

    async change(id: number, { weight, ...fields }: Change): Promise<void> {
      await db
        .update(products)
        .set({ ...fields, weightInKilograms: weight, ...nextVersion() })
        .where(eq(products.id, id));
    },

    /** @throws Problem when no such product is in the shop. */
    async remove(id: number): Promise<void> {
      const { rowCount } = await db
        .update(products)
        .set({ deletedAt: sql`now()`, ...nextVersion() })
        .where(inShop(id));
      if (rowCount === 0) throw new Problem('product.not_found');
    },

    /** @throws Problem when there is no such product, or when it is in the shop. */
    async restore(id: number): Promise<{ categoryId: number }> {
      const [row] = await db
        .update(products)
        .set({ deletedAt: null, ...nextVersion() })
        .where(and(eq(products.id, id), isNotNull(products.deletedAt)))
        .returning({ categoryId: products.categoryId });
      if (!row) throw new Problem('product.not_found');
      return row;
    },
  };
}

type Change = { [Field in keyof ProductFields]?: ProductFields[Field] | undefined };

function toStaffProducts(shown: ReturnType<typeof toProducts>): StaffProduct[] {
  return shown.map((product) => ({
    ...product,
    totalStock: product.productDesigns.reduce((sum, { stock }) => sum + stock, 0),
    createdAt: toTimestamp(product.createdAt),
    removedAt: product.deletedAt && toTimestamp(product.deletedAt),
  }));
}

const toTimestamp = (moment: Date | string) => new Date(moment).toISOString();
