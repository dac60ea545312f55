import { expect, test } from 'vitest';

import { momentInEgypt, shownInEgypt } from './egypt-time.ts';

test.each([
  ['2026-01-15T09:30', '2026-01-15T09:30:00+02:00'],
  ['2026-07-15T09:30', '2026-07-15T09:30:00+03:00'],
])('%s in Egypt is %s', (shown, moment) => {
  expect(momentInEgypt(shown)).toBe(moment);
  expect(shownInEgypt(moment)).toBe(shown);
});
