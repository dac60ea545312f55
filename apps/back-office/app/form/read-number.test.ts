import { expect, test } from 'vitest';

import { numberOrTyped, readNumber } from './read-number.ts';

test.each([
  ['890', 890],
  [' 12.5 ', 12.5],
  ['1,250', 1250],
  ['1,250,000.75', 1_250_000.75],
  ['٨٩٠', 890],
  ['١٬٢٥٠٫٥', 1250.5],
  ['-5', -5],
  ['−٥', -5],
  ['', undefined],
  ['  ', undefined],
])('reads %j as %j', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

test.each(['12,5', '1,25,0', '--5', '5-', '1e3', 'ten', '5 LE', '.'])(
  'takes %j for no number',
  (typed) => {
    expect(readNumber(typed)).toBeNaN();
  },
);

test('gives what is no number as it was typed, so that its sentence can say what is wrong with it', () => {
  expect(['12,5', '٨٩٠', ''].map(numberOrTyped)).toEqual(['12,5', 890, undefined]);
});
