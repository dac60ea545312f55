import type { productSorts } from '@craftsandore/contract';

import { positiveInteger, readPage } from '../../shop/read-page.ts';

export type ProductSort = (typeof productSorts)[number];

/** What the list of products is asked for; all of it stands in the URL. */
export type ProductSearch = {
  query?: string;
  categoryIds?: number;
  sort?: ProductSort;
  page: number;
};

const sorts: readonly ProductSort[] = [
  'newest',
  'price-up',
  'price-down',
  'best-rated',
  'best-selling',
];

const longestQuery = 200;

/** Reads a search; what makes no sense counts as not said. */
export function readProductSearch(params: URLSearchParams): ProductSearch {
  const query = params.get('query')?.trim().slice(0, longestQuery);
  const categoryIds = positiveInteger(params.get('categoryIds'));
  const sort = sorts.find((name) => name === params.get('sort'));
  return {
    ...(query && { query }),
    ...(categoryIds && { categoryIds }),
    ...(sort && { sort }),
    page: readPage(params),
  };
}

/** The address of a search. The first page and everything that is not said are left out. */
export function productSearchHref({ query, categoryIds, sort, page }: ProductSearch): string {
  const params = new URLSearchParams({
    ...(query && { query }),
    ...(categoryIds && { categoryIds: String(categoryIds) }),
    ...(sort && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size > 0 ? `/products?${params}` : '/products';
}
