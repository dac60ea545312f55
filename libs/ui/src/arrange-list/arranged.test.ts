import { expect, test } from 'vitest';

import { arranged } from './arranged.ts';

const rows = [
  { id: 'hero', fixed: true },
  { id: 'promises' },
  { id: 'banners' },
  { id: 'categories', fixed: true },
  { id: 'reviews' },
];

test.each([
  ['reviews', 0, 'hero reviews promises categories banners'],
  ['promises', 2, 'hero banners reviews categories promises'],
  ['banners', 1, 'hero promises banners categories reviews'],
  ['categories', 0, 'hero promises banners categories reviews'],
  ['gone', 0, 'hero promises banners categories reviews'],
])('%s comes to place %i among those that move', (id, to, order) => {
  expect(arranged(rows, id, to).map((row) => row.id)).toEqual(order.split(' '));
});
