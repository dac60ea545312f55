import { expect, test } from 'vitest';

import { customersPath, filtersIn, queryOf } from './customer-filters.ts';

const at = (search: string) => filtersIn(`https://example.com/admin-customers${search}`);

test('filters are in the address, and go to the API from there', () => {
  const path = customersPath({ query: '0100', refused: true, sort: 'spent', page: 2 });
  expect(path).toBe('/admin-customers?query=0100&refused=true&sort=spent&page=2');
  expect(queryOf(at(path.slice(path.indexOf('?'))))).toEqual({
    query: '0100',
    refused: 'true',
    sort: 'spent',
    page: 2,
  });
});

test('an address of something else is the plain list', () => {
  expect(at('?sort=name&blocked=perhaps')).toEqual({ page: 1 });
  expect(customersPath(at(''))).toBe('/admin-customers');
});
