import { expect, test } from 'vitest';

import { aCartItem } from '../testing/a-product.ts';
import { piecesIn, subtotalOf } from './cart-sums.ts';

test('adds up in piastres', () => {
  const items = [aCartItem(7, 3, 1_250), aCartItem(8, 1, 89_000)];
  expect(subtotalOf(items)).toBe(92_750);
  expect(piecesIn(items)).toBe(4);
});

test('takes 111 pounds for what has no price', () => {
  expect(subtotalOf([aCartItem(7, 2, 0)])).toBe(22_200);
});
