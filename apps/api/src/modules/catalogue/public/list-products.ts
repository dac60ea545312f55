import { ProductQuery, type PageOfProducts } from '@craftsandore/contract';
import { and, asc, desc, inArray, sql, type SQL } from 'drizzle-orm';

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
import { findIds } from './find-ids.ts';
import { conditionsOf, facetOrder, ofCategory } from './narrowed.ts';

const sorts = {
  newest: [desc(products.createdAt), desc(products.id)],
  'price-up': [asc(products.lowestPrice), asc(products.id)],
  'price-down': [desc(products.lowestPrice), desc(products.id)],
  'best-rated': [desc(products.averageRating), desc(products.ratingsCount), desc(products.id)],
  'best-selling': [desc(products.soldCount), desc(products.id)],
} satisfies Record<NonNullable<ProductQuery['sort']>, unknown>;

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
  const byMore = query.woods !== undefined || query.minRating !== undefined;
  const counted = details && {
    where: and(productInShop, ofCategory(categoryId), details),
    isCostly: byMore,
    orderBy: byMore ? facetOrder : sorts[byPrice ? 'price-up' : 'newest'],
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
  const { page, perPage, sort } = query;
  const more = and(...Object.values(conditionsOf(query)));
  const all = more && (await findIds(db, lexicon, query.query ?? ''));
  if (all && !all.isCut) return narrowed(db, all, { photoUrls, query, where: more });
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

type Narrowing = { photoUrls: PhotoUrls; query: ProductQuery; where: SQL };

/**
 * Of all that a text finds, what the filters leave. To search with the filters would find something else: fewer products bring
 * those that have only some of the words.
 */
async function narrowed(
  db: Database,
  { ids, understanding }: Awaited<ReturnType<typeof findIds>>,
  { photoUrls, query: { page, perPage, sort }, where: more }: Narrowing,
): Promise<PageOfProducts> {
  const where = and(inArray(products.id, ids), productInShop, more);
  const byRelevance = sql`array_position(${sql.param(ids)}::int[], ${products.id})`;
  const orderBy = sort ? sorts[sort] : [byRelevance];
  const [totalCount, rows] = await Promise.all([
    db.$count(products, where),
    selectPage(db, { where, orderBy, limit: perPage, offset: (page - 1) * perPage }),
  ]);
  const shown = toProducts(rows, photoUrls);
  return { products: shown, totalCount, perPage, search: searchDetails(understanding, shown) };
}

/** What is asked of a product beside its category. */
const detailsOf = (query: ProductQuery) => {
  const { category: _, ...others } = conditionsOf(query);
  return and(...Object.values(others));
};
