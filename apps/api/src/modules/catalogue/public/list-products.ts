import { ProductQuery, type PageOfProducts } from '@craftsandore/contract';
import { and, asc, desc, eq, gt, gte, lte, type Placeholder, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import { productInShop } from '../../../db/product-in-shop.ts';
import { products } from '../../../db/schema/catalogue.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { findByText } from '../../search/finding/find-by-text.ts';
import { searchDetails } from '../../search/finding/search-details.ts';
import type { Lexicon } from '../../search/language/lexicon.ts';
import { countProducts } from '../count-products.ts';
import { foundProduct, selectPage, toProducts } from '../products.ts';

const maxInteger = 2_147_483_647; // PostgreSQL's integer

const sorts = {
  newest: [desc(products.createdAt), desc(products.id)],
  'price-up': [asc(products.price), asc(products.id)],
  'price-down': [desc(products.price), desc(products.id)],
  'best-rated': [desc(products.averageRating), desc(products.ratingsCount), desc(products.id)],
  'best-selling': [desc(products.soldCount), desc(products.id)],
} satisfies Record<NonNullable<ProductQuery['sort']>, unknown>;

const ofCategory = (id: number | Placeholder | undefined) =>
  id === undefined ? undefined : eq(products.categoryId, id);

/** Of all products, or those of a category. */
const pageOf = preparedQuery('products', (db, sort: keyof typeof sorts, byCategory: boolean) =>
  selectPage(db, {
    where: and(productInShop, ofCategory(byCategory ? sql.placeholder('categoryId') : undefined)),
    orderBy: sorts[sort],
    limit: sql.placeholder('limit'),
    offset: sql.placeholder('offset'),
  }),
);

const usual = ProductQuery.parse({});

/** What is asked for most. Its place stands in the statement. */
const firstPage = preparedQuery('first products', (db, sort: keyof typeof sorts) =>
  selectPage(db, { where: productInShop, orderBy: sorts[sort], limit: usual.perPage, offset: 0 }),
);

const isFirst = ({ page, perPage, categoryIds }: ProductQuery) =>
  page === usual.page && perPage === usual.perPage && categoryIds === undefined;

/** Two statements, for a hundred products as for one. */
export async function listProductsInShop(
  db: Database,
  photoUrls: PhotoUrls,
  query: ProductQuery,
): Promise<PageOfProducts> {
  const { page, perPage, sort = 'newest', categoryIds: categoryId } = query;
  const details = detailsOf(query);
  const byPrice = query.minPrice !== undefined || query.maxPrice !== undefined;
  const counted = details && {
    where: and(productInShop, ofCategory(categoryId), details),
    orderBy: sorts[byPrice ? 'price-up' : 'newest'],
  };
  const place = { limit: perPage, offset: (page - 1) * perPage };
  const [{ totalCount, isCut }, rows] = await Promise.all([
    countProducts(db, { categoryId, presence: 'inShop', details: counted }),
    counted
      ? selectPage(db, { where: counted.where, orderBy: sorts[sort], ...place })
      : isFirst(query)
        ? firstPage(db, sort).execute()
        : pageOf(db, sort, categoryId !== undefined).execute({ categoryId, ...place }),
  ]);
  return {
    products: toProducts(rows, photoUrls),
    totalCount,
    perPage,
    ...(isCut && { isCut }),
  };
}

type Search = { photoUrls: PhotoUrls; lexicon: Lexicon; query: ProductQuery };

/** What a text finds, by relevance unless told otherwise; with what there is to say of the search. */
export async function searchProductsInShop(
  db: Database,
  { photoUrls, lexicon, query }: Search,
): Promise<PageOfProducts> {
  const { page, perPage, sort, categoryIds: categoryId } = query;
  const more = and(ofCategory(categoryId), detailsOf(query));
  const found = await findByText(db, lexicon, query.query ?? '', {
    where: and(productInShop, more),
    orderBy: sort && sorts[sort],
    shown: foundProduct,
    page,
    perPage,
  });
  const shown = toProducts(found.rows, photoUrls);
  return {
    products: shown,
    totalCount: found.totalCount,
    perPage,
    ...(found.isCut && { isCut: true as const }),
    search: searchDetails(found.understanding, shown),
  };
}

/** What is asked of a product beside its category. */
const detailsOf = ({ inStock, minPrice, maxPrice }: ProductQuery) =>
  and(
    inStock ? gt(products.pieces, 0) : undefined,
    minPrice === undefined ? undefined : gte(products.price, fromPounds(minPrice)),
    maxPrice === undefined ? undefined : lte(products.price, fromPounds(maxPrice)),
  );

const fromPounds = (pounds: number) => Math.min(Math.round(pounds * 100), maxInteger);
