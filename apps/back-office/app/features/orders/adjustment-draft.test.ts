import { expect, test } from 'vitest';

import { adjustmentOf, emptyAdjustment } from './adjustment-draft.ts';

test.each([
  ['less', '١٢٫٥', -12.5],
  ['more', '1,250', 1250],
] as const)('%s by %s is %d pounds, for a reason', (kind, amount, pounds) => {
  const draft = { kind, amount, reason: ' A scratch ' };
  expect(adjustmentOf(draft)).toEqual({ amount: pounds, reason: 'A scratch' });
});

test.each([
  ['nothing is open', null],
  ['nothing is typed', emptyAdjustment],
  ['the amount is none', { ...emptyAdjustment, amount: 'ten', reason: 'A scratch' }],
  ['the amount is nothing', { ...emptyAdjustment, amount: '0', reason: 'A scratch' }],
  ['the sign is typed', { ...emptyAdjustment, amount: '-5', reason: 'A scratch' }],
  ['there is no reason', { ...emptyAdjustment, amount: '5', reason: ' ' }],
])('is none where %s', (_, draft) => {
  expect(adjustmentOf(draft)).toBeNull();
});
