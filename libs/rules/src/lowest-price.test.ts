import { piastres } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { lowestPrice } from './lowest-price.ts';

test.each<[string, (number | undefined)[], number, boolean]>([
  ['the product’s where no design has its own', [undefined, undefined], 25_000, false],
  ['the product’s without designs', [], 25_000, false],
  ['the lower one of a design', [undefined, 9_999], 9_999, true],
  ['the product’s where another design costs more', [40_000, undefined], 25_000, true],
  ['that of all designs, whatever the product’s is', [40_000, 40_000], 40_000, false],
  ['the same where a design has the product’s as its own', [25_000, undefined], 25_000, false],
])('is %s', (_, prices, price, isFrom) => {
  const productDesigns = prices.map((own) => (own ? { price: piastres(own) } : {}));
  expect(lowestPrice({ price: piastres(25_000), productDesigns })).toEqual({ price, isFrom });
});
