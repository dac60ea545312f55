import { expect, test } from 'vitest';

import { filtersIn, ordersPath } from './order-filters.ts';

const read = (path: string) => filtersIn(`https://staff.example${path}`);

test('an address keeps what the list was asked for', () => {
  const path = ordersPath({ query: 'سلمى', status: 'pending', sort: 'oldest', page: 3 });
  expect(read(path)).toEqual({ query: 'سلمى', status: 'pending', sort: 'oldest', page: 3 });
});

test('the plain list has a plain address', () => {
  expect(ordersPath({ query: '', status: undefined, page: 1 })).toBe('/admin-orders');
  expect(read('/admin-orders')).toEqual({ page: 1 });
});

test('an address that makes no sense shows the plain list', () => {
  expect(read('/admin-orders?status=lost&page=-4')).toEqual({ page: 1 });
});
