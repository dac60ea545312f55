import { ProductQuery, type Product, type ProductPage } from '@craftsandore/contract';
import { and, asc, desc, eq, gt, gte, isNull, lte, type Placeholder, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { fixed } from '../../db/fixed.ts';
import { prepared } from '../../db/prepared.ts';
import { products } from '../../db/schema/catalog.ts';
import { Problem } from '../../problem.ts';
import type { PhotoAddress } from '../../storage/photo-address.ts';
import { findByText } from '../search/find-by-text.ts';
import { searchDetails } from '../search/search-details.ts';
import type { SearchWords } from '../search/search-words.ts';
import { countProducts } from './count-products.ts';
import { foundProduct, selectPage, selectProducts, toProducts } from './product-rows.ts';

const dearest = 2_147_483_647; // PostgreSQL's integer

const inShop = fixed(isNull(products.deletedAt));

const orders = {
  newest: [desc(products.createdAt), desc(products.id)],
  'price-up': [asc(products.price), asc(products.id)],
  'price-down': [desc(products.price), desc(products.id)],
  'best-rated': [desc(products.averageRating), desc(products.ratingsCount), desc(products.id)],
  'best-selling': [desc(products.soldCount), desc(products.id)],
} satisfies Record<NonNullable<ProductQuery['sort']>, unknown>;

const ofCategory = (id: number | Placeholder | undefined) =>
  id === undefined ? undefined : eq(products.categoryId, id);

/** Of all products, or those of a category. */
const pageOf = prepared('products', (db, sort: keyof typeof orders, byCategory: boolean) =>
  selectPage(db, {
    where: and(inShop, ofCategory(byCategory ? sql.placeholder('categoryId') : undefined)),
    orderBy: orders[sort],
    limit: sql.placeholder('limit'),
    offset: sql.placeholder('offset'),
  }),
);

const usual = ProductQuery.parse({});

/** What is asked for most. Its place stands in the statement. */
const firstPage = prepared('first products', (db, sort: keyof typeof orders) =>
  selectPage(db, { where: inShop, orderBy: orders[sort], limit: usual.perPage, offset: 0 }),
);

const isFirst = ({ page, perPage, categoryIds }: ProductQuery) =>
  page === usual.page && perPage === usual.perPage && categoryIds === undefined;

const productOf = prepared('product', (db) =>
  selectProducts(db).where(and(eq(products.id, sql.placeholder('id')), inShop)),
);

export function productsRepository(db: DatabaseOrTransaction, address: PhotoAddress) {
  return {
    /** Two statements, for a hundred products as for one. */
    async list(query: ProductQuery): Promise<ProductPage> {
      const { page, perPage, sort = 'newest', categoryIds: categoryId } = query;
      const details = detailsOf(query);
      const byPrice = query.minPrice !== undefined || query.maxPrice !== undefined;
      const counted = details && {
        where: and(inShop, ofCategory(categoryId), details),
        orderBy: orders[byPrice ? 'price-up' : 'newest'],
      };
      const place = { limit: perPage, offset: (page - 1) * perPage };
      const [{ totalCount, isCut }, rows] = await Promise.all([
        countProducts(db, { categoryId, removed: false, details: counted }),
        counted
          ? selectPage(db, { where: counted.where, orderBy: orders[sort], ...place })
          : isFirst(query)
            ? firstPage(db, sort).execute()
            : pageOf(db, sort, categoryId !== undefined).execute({ categoryId, ...place }),
      ]);
      return {
        products: toProducts(rows, address),
        totalCount,
        perPage,
        ...(isCut && { isCut }),
      };
    },

    /** What a text finds, by relevance unless told otherwise; with what there is to say of the search. */
    async search(words: SearchWords, query: ProductQuery): Promise<ProductPage> {
      const { page, perPage, sort, categoryIds: categoryId } = query;
      const more = and(ofCategory(categoryId), detailsOf(query));
      const found = await findByText(db, words, query.query ?? '', {
        where: and(inShop, more),
        orderBy: sort && orders[sort],
        shown: foundProduct,
        page,
        perPage,
      });
      const shown = toProducts(found.rows, address);
      return {
        products: shown,
        totalCount: found.totalCount,
        perPage,
        ...(found.isCut && { isCut: true as const }),
        search: searchDetails(found.understanding, shown),
      };
    },

    /** @throws Problem when no such product is in the shop. */
    async get(id: number): Promise<Product> {
      const rows = await productOf(db).execute({ id });
      const [product] = toProducts(rows, address);
      if (!product) throw new Problem('product.not_found');
      return product;
    },
  };
}

/** What is asked of a product beside its category. */
const detailsOf = ({ inStock, minPrice, maxPrice }: ProductQuery) =>
  and(
    inStock ? gt(products.pieces, 0) : undefined,
    minPrice === undefined ? undefined : gte(products.price, fromPounds(minPrice)),
    maxPrice === undefined ? undefined : lte(products.price, fromPounds(maxPrice)),
  );

const fromPounds = (pounds: number) => Math.min(Math.round(pounds * 100), dearest);
