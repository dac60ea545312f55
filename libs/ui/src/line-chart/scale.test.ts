import { expect, test } from 'vitest';

import { namedPoints, scaleTo } from './scale.ts';

test.each([
  [0, [0]],
  [3, [0, 1, 2, 3]],
  [83, [0, 50, 100]],
  [400, [0, 100, 200, 300, 400]],
  [73_000, [0, 20_000, 40_000, 60_000, 80_000]],
])('the scale of a chart up to %i counts as people do', (highest, scale) => {
  expect(scaleTo(highest)).toEqual(scale);
});

test.each([
  [0, []],
  [1, [0]],
  [2, [0, 1]],
  [14, [0, 3, 7, 10, 13]],
  [366, [0, 91, 183, 274, 365]],
])('of %i points few are named, the first and the last among them', (count, named) => {
  expect(namedPoints(count)).toEqual(named);
});
