import type { ProductFilters } from '@craftsandore/contract';
import { arrayOverlaps, asc, eq, gt, gte, lte, type Placeholder, type SQL } from 'drizzle-orm';

import { products } from '../../../db/schema/catalogue.ts';

/** PostgreSQL's integer. */
export const maxInteger = 2_147_483_647;

const fromPounds = (pounds: number) => Math.min(Math.round(pounds * 100), maxInteger);

export const ofCategory = (id: number | Placeholder | undefined) =>
  id === undefined ? undefined : eq(products.categoryId, id);

/** The order of an index that holds all that filters ask (`products_facets`). */
export const facetOrder: SQL[] = [
  products.categoryId,
  products.lowestPrice,
  products.pieces,
  products.averageRating,
  products.woods,
].map((column) => asc(column));

/** What each filter of a list asks of a product; undefined where it is not set. */
export const conditionsOf = (filters: ProductFilters) => ({
  category: ofCategory(filters.categoryIds),
  woods: filters.woods && arrayOverlaps(products.woods, filters.woods),
  stock: filters.inStock ? isInStock : undefined,
  lowest:
    filters.minPrice === undefined
      ? undefined
      : gte(products.lowestPrice, fromPounds(filters.minPrice)),
  highest:
    filters.maxPrice === undefined
      ? undefined
      : lte(products.lowestPrice, fromPounds(filters.maxPrice)),
  rating: filters.minRating === undefined ? undefined : isRated(filters.minRating),
});

export const isInStock: SQL = gt(products.pieces, 0);

export const isRated = (atLeast: number): SQL => gte(products.averageRating, atLeast);
