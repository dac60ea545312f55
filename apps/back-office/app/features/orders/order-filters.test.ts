import { expect, test } from 'vitest';

import { filtersIn, hiddenColumns, ordersPath, queryOf } from './order-filters.ts';

const read = (path: string) => filtersIn(`https://staff.example${path}`);

test('an address keeps what the list was asked for', () => {
  const path = ordersPath({ query: 'سلمى', status: 'pending', sort: 'oldest', page: 3 });
  expect(read(path)).toEqual({ query: 'سلمى', status: 'pending', sort: 'oldest', page: 3 });
});

test('the plain list has a plain address', () => {
  expect(ordersPath({ query: '', status: undefined, page: 1 })).toBe('/admin-orders');
  expect(read('/admin-orders')).toEqual({ page: 1 });
});

test('rows per page stand in the address where they are not as usual', () => {
  expect(ordersPath({ perPage: 20, page: 2 })).toBe('/admin-orders?page=2');
  expect(queryOf(read(ordersPath({ perPage: 50, page: 2 })))).toEqual({ perPage: 50, page: 2 });
  expect(read('/admin-orders?perPage=37')).toEqual({ page: 1 });
});

test('an address that makes no sense shows the plain list', () => {
  expect(read('/admin-orders?status=lost&page=-4')).toEqual({ page: 1 });
});

test('days, sums and hidden columns stand in the address too; the API is asked for the rows alone', () => {
  const filters = { from: '2026-11-01', to: '2026-11-20', sort: 'total-down', page: 1 } as const;
  const read = filtersIn(
    `https://staff.example${ordersPath({ ...filters, hidden: 'phone,lost' })}`,
  );
  expect(queryOf(read)).toEqual(filters);
  expect(hiddenColumns(read)).toEqual(['phone']);
});
