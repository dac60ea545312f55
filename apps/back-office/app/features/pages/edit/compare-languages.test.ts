import { expect, test } from 'vitest';

import { countWords, firstDifference } from './compare-languages.ts';

test.each([
  ['<p>Within <strong>14</strong> days, we don’t ask.</p>', 6],
  ['<h2>متى تُرجع؟</h2><p>خلال ١٤ يومًا.</p>', 5],
  ['<p><img alt="a b c" /></p>', 0],
  ['<p>a &amp; b</p>', 2],
  ['', 0],
])('%s has %i words', (html, count) => {
  expect(countWords({ html })).toBe(count);
});

const of = (...levels: number[]) => levels.map((level) => ({ level, text: 'A' }));

test.each([
  [of(2, 3, 2), of(2, 3, 2), undefined],
  [of(2, 3), of(2, 2), 1],
  [of(2), of(2, 2), 1],
  [of(2), of(), 0],
  [of(), of(), undefined],
])('%j and %j part at %s', (some, others, place) => {
  expect(firstDifference(some, others)).toBe(place);
});
