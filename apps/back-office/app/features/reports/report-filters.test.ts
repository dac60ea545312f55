import { expect, test } from 'vitest';

import { daysOf, filtersIn, periodOf } from './report-filters.ts';

// The first of March in Cairo, still February in London.
const now = new Date('2028-02-29T22:30:00Z');

test.each([
  ['week', '2028-02-24', '2028-03-01'],
  ['month', '2028-02-01', '2028-03-01'],
  ['thisMonth', '2028-03-01', '2028-03-01'],
  ['lastMonth', '2028-02-01', '2028-02-29'],
  ['thisYear', '2028-01-01', '2028-03-01'],
] as const)('%s is of days in Egypt', (period, from, to) => {
  expect(daysOf(period, now)).toEqual({ from, to });
  expect(periodOf({ from, to }, now)).toBe(period);
});

test.each([
  ['names nothing', '', { from: '2028-02-01', to: '2028-03-01', by: 'day' }],
  [
    'names days and a part',
    '?from=2028-01-05&to=2028-01-09&by=product',
    { from: '2028-01-05', to: '2028-01-09', by: 'product' },
  ],
  ['ends before it begins', '?from=2028-02-09&to=2028-02-01', { from: '2028-02-01', by: 'day' }],
  ['makes no sense', '?from=yesterday&by=weather', { from: '2028-02-01', to: '2028-03-01' }],
])('an address that %s has filters', (_, search, filters) => {
  expect(filtersIn(`http://localhost/admin-reports${search}`, now)).toMatchObject(filters);
});
