import { expect, test } from 'vitest';

import { filtersIn, productsPath } from './product-filters.ts';

const read = (path: string) => filtersIn(`https://staff.example${path}`);

test('an address keeps what the list was asked for', () => {
  const filters = {
    query: 'لوح زيتون',
    categoryIds: 3,
    stock: 'low',
    removed: true,
    sort: 'price-down',
    page: 2,
  } as const;
  expect(read(productsPath(filters))).toEqual(filters);
});

test('the plain list has a plain address', () => {
  expect(productsPath({ query: '', removed: false, page: 1 })).toBe('/products');
  expect(read('/products')).toEqual({ page: 1 });
});

test('drafts are asked for, which is not the same as asking for nothing', () => {
  expect(read(productsPath({ published: false }))).toEqual({ published: false, page: 1 });
});

test('what is archived is asked for by itself', () => {
  expect(read(productsPath({ archived: true }))).toEqual({ archived: true, page: 1 });
  expect(productsPath({ archived: false })).toBe('/products');
});

test('an address that makes no sense shows the plain list', () => {
  expect(read('/products?stock=plenty&page=0&categoryIds=x')).toEqual({ page: 1 });
});
