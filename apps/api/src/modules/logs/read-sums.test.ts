import { expect, test } from 'vitest';

import { createReadSums } from './read-sums.ts';

const counts = (sums: ReturnType<ReturnType<typeof createReadSums>['take']>) =>
  sums.map(({ url, statusCode, count }) => [url, statusCode, count]);

test('reads are counted by path and status, whatever they ask of it', () => {
  const { add, take } = createReadSums();
  add('/products?page=1', 200);
  add('/products?page=2', 200);
  add('/products', 304);
  add('/products/7', 200);
  expect(counts(take())).toEqual([
    ['/products', 200, 2],
    ['/products', 304, 1],
    ['/products/7', 200, 1],
  ]);
  expect(take()).toEqual([]);
});

test('beyond a hundred paths they are counted in one row', () => {
  const { add, take } = createReadSums();
  for (let id = 1; id <= 5_000; id++) add(`/products/${id}`, 200);
  const sums = take();
  expect(sums).toHaveLength(101);
  expect(counts(sums).at(-1)).toEqual(['/*', 200, 4_900]);
});
