import { expect, test } from 'vitest';

import { atOnce } from './at-once.ts';

test('what keeps one core busy runs beside what comes after it', () => {
  const [formatting, unused] = [{ besideNext: true } as const, { besideNext: true } as const];
  const [lint, types] = [{}, {}];

  expect(atOnce([formatting, unused, lint, types])).toEqual([[formatting, unused, lint], [types]]);
  expect(atOnce([types, unused])).toEqual([[types], [unused]]);
});
