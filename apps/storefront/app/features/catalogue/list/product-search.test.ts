import { expect, test } from 'vitest';

import {
  filterCount,
  productSearchHref,
  readProductSearch,
  withoutFilters,
} from './product-search.ts';

const read = (query: string) => readProductSearch(new URLSearchParams(query));

test('reads what stands in the URL', () => {
  expect(read('query=%20bowl%20&categoryIds=3&sort=price-up&page=2')).toEqual({
    query: 'bowl',
    categoryIds: 3,
    sort: 'price-up',
    page: 2,
  });
});

test('reads what narrows the list, in the digits of either language', () => {
  expect(read('inStock=true&minPrice=٢٠٠&maxPrice=900')).toEqual({
    inStock: 'true',
    minPrice: 200,
    maxPrice: 900,
    page: 1,
  });
});

test('takes two prices the wrong way round as they were meant', () => {
  expect(read('minPrice=900&maxPrice=200')).toMatchObject({ minPrice: 200, maxPrice: 900 });
});

test.each([
  '',
  'query=&categoryIds=&sort=&minPrice=&maxPrice=',
  'categoryIds=-1&page=0&sort=x&inStock=no&minPrice=-5&maxPrice=ten',
  'page=1e9&categoryIds=abc',
])('takes %j for a search that says nothing', (query) => {
  expect(read(query)).toEqual({ page: 1 });
});

test('writes an address that reads as the same search', () => {
  const search = {
    query: 'لوح & طبق',
    categoryIds: 3,
    sort: 'newest',
    inStock: 'true',
    minPrice: 50,
    page: 4,
  } as const;
  expect(read(productSearchHref(search).split('?')[1] ?? '')).toEqual(search);
  expect(productSearchHref({ page: 1 })).toBe('/products');
});

test('says that the newest come first only where they would not anyway', () => {
  expect(read('query=bowl&sort=newest').sort).toBe('newest');
  expect(read('sort=newest')).toEqual({ page: 1 });
});

test('knows what narrows a search, and the search without it', () => {
  const search = read('query=bowl&minPrice=50&inStock=true&page=3');
  expect(filterCount(search)).toBe(2);
  expect(withoutFilters(search)).toEqual({ query: 'bowl', page: 1 });
});
