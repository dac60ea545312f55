import { maxLength, productSorts, toLatinDigits, woods } from '@craftsandore/contract';

import { positiveInteger, readPage } from '../../../navigation/read-page.ts';

export type ProductSort = (typeof productSorts)[number];

/** What the list of products is asked for; all of it stands in the URL. */
export type ProductSearch = {
  query?: string;
  categoryIds?: number;
  sort?: ProductSort;
  /** `olive,beech`. */
  woods?: string;
  inStock?: 'true';
  /** Whole pounds, as is the next. */
  minPrice?: number;
  maxPrice?: number;
  /** Stars. */
  minRating?: number;
  page: number;
  /** The path of the page of its category, where it is shown there. */
  inCategory?: string;
};

/** The filters of a search, beside its text. */
export const filters = [
  'categoryIds',
  'woods',
  'inStock',
  'minPrice',
  'maxPrice',
  'minRating',
] as const;

/** Stars that can be asked for. */
const ratings = [4, 3];

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
  const named = params.getAll('woods').flatMap((names) => names.split(','));
  const chosenWoods = woods.filter((wood) => named.includes(wood)).join(',');
  const minRating = ratings.find((stars) => String(stars) === params.get('minRating'));
  return {
    ...(query && { query }),
    ...(categoryIds && { categoryIds }),
    ...(sort && { sort }),
    ...(chosenWoods && { woods: chosenWoods }),
    ...(params.get('inStock') === 'true' && { inStock: 'true' }),
    ...(minPrice && { minPrice }),
    ...(maxPrice && { maxPrice }),
    ...(minRating && { minRating }),
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

/** The page that shows a search. */
export const listPath = ({ inCategory }: Partial<ProductSearch>): string =>
  inCategory ?? '/products';

/** The URL of a search. The first page and all defaults are left out. */
export function productSearchHref({ page, inCategory, ...choices }: ProductSearch): string {
  const { categoryIds: _, ...others } = choices;
  const said = Object.entries({ ...(inCategory ? others : choices), ...(page > 1 && { page }) });
  const params = new URLSearchParams(said.map(([name, value]) => [name, String(value)]));
  const path = listPath({ ...choices, ...(inCategory && { inCategory }) });
  // A comma needs no escape, and people read addresses.
  return params.size > 0 ? `${path}?${String(params).replaceAll('%2C', ',')}` : path;
}

/** What narrows a search, without how it is shown. */
export const filtersOf = ({ page: _, sort: __, inCategory: ___, ...narrowing }: ProductSearch) =>
  narrowing;

/** The woods that a search names. */
export const woodsOf = ({ woods }: ProductSearch): string[] => woods?.split(',') ?? [];

/** How many choices narrow a search; a range of prices is one. */
export const filterCount = (search: ProductSearch): number => {
  const { categoryIds, inStock, minPrice, maxPrice, minRating, inCategory } = search;
  const choices = [!inCategory && categoryIds, inStock, minPrice ?? maxPrice, minRating];
  return [...choices, ...woodsOf(search)].filter(Boolean).length;
};

/** The first page of the same search without filters. */
export function withoutFilters({
  query,
  sort,
  categoryIds,
  inCategory,
}: ProductSearch): ProductSearch {
  return {
    ...(query && { query }),
    ...(sort && { sort }),
    ...(inCategory && categoryIds && { categoryIds, inCategory }),
    page: 1,
  };
}
