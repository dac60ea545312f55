import { maxLength, productSorts, toLatinDigits } from '@craftsandore/contract';

import { positiveInteger, readPage } from '../../../navigation/read-page.ts';

export type ProductSort = (typeof productSorts)[number];

/** What the list of products is asked for; all of it stands in the URL. */
export type ProductSearch = {
  query?: string;
  categoryIds?: number;
  sort?: ProductSort;
  inStock?: 'true';
  /** Whole pounds, as is the next. */
  minPrice?: number;
  maxPrice?: number;
  page: number;
};

/** The filters of a search, beside its text and category. */
export const filters = ['inStock', 'minPrice', 'maxPrice'] as const;

/** Digits, as many as the dearest product has. */
export const maxPriceLength = 7;

/** Reads a search from a URL. Invalid parameters are ignored. */
export function readProductSearch(params: URLSearchParams): ProductSearch {
  const query = params.get('query')?.trim().slice(0, maxLength.query);
  const categoryIds = positiveInteger(params.get('categoryIds'));
  const sort = productSorts.find((name) => name === params.get('sort') && isChoice(name, query));
  const [minPrice, maxPrice] = inOrder(
    readPrice(params, 'minPrice'),
    readPrice(params, 'maxPrice'),
  );
  return {
    ...(query && { query }),
    ...(categoryIds && { categoryIds }),
    ...(sort && { sort }),
    ...(params.get('inStock') === 'true' && { inStock: 'true' }),
    ...(minPrice && { minPrice }),
    ...(maxPrice && { maxPrice }),
    page: readPage(params),
  };
}

/** Without words to search, the newest come first anyway. */
const isChoice = (sort: ProductSort, query: string | undefined) => query || sort !== 'newest';

const readPrice = (params: URLSearchParams, name: string) =>
  positiveInteger(toLatinDigits(params.get(name)?.trim() ?? '').slice(0, maxPriceLength));

/** Swaps the two prices where they are the wrong way round. */
function inOrder(min: number | undefined, max: number | undefined) {
  return min && max && min > max ? [max, min] : [min, max];
}

/** Whether the lowest price is above the highest. */
export function hasPricesReversed(params: URLSearchParams): boolean {
  const [min, max] = [readPrice(params, 'minPrice'), readPrice(params, 'maxPrice')];
  return min !== undefined && max !== undefined && min > max;
}

/** The URL of a search. The first page and all defaults are left out. */
export function productSearchHref({ page, ...choices }: ProductSearch): string {
  const said = Object.entries({ ...choices, ...(page > 1 && { page }) });
  const params = new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
  return params.size > 0 ? `/products?${params}` : '/products';
}

/** The URL of a category. */
export const categoryHref = (id: number | string, page = 1) =>
  `/categoryIds/${id}${page > 1 ? `?page=${page}` : ''}`;

/** How many filters are set. */
export const filterCount = (search: ProductSearch) =>
  filters.filter((name) => search[name] !== undefined).length;

/** The first page of the same search without filters. */
export function withoutFilters({ query, categoryIds, sort }: ProductSearch): ProductSearch {
  return {
    ...(query && { query }),
    ...(categoryIds && { categoryIds }),
    ...(sort && { sort }),
    page: 1,
  };
}
