import { expect, test } from 'vitest';

import { productSearchHref, readProductSearch } from './product-search.ts';

const read = (query: string) => readProductSearch(new URLSearchParams(query));

test('reads what stands in the URL', () => {
  expect(read('query=%20bowl%20&categoryIds=3&sort=price-up&page=2')).toEqual({
    query: 'bowl',
    categoryIds: 3,
    sort: 'price-up',
    page: 2,
  });
});

test.each([
  '',
  'query=&categoryIds=&sort=',
  'categoryIds=-1&page=0&sort=x',
  'page=1e9&categoryIds=abc',
])('takes %j for a search that says nothing', (query) => {
  expect(read(query)).toEqual({ page: 1 });
});

test('writes an address that reads as the same search', () => {
  const search = { query: 'لوح & طبق', categoryIds: 3, sort: 'newest', page: 4 } as const;
  expect(read(productSearchHref(search).split('?')[1] ?? '')).toEqual(search);
  expect(productSearchHref({ page: 1 })).toBe('/products');
});
