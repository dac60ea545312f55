import { expect, test } from 'vitest';

import { inBrackets } from './in-brackets.ts';

test.each([
  ['About us', 'en', 'About', 'US'],
  ['About', 'en', 'About', ''],
  ['Who we are', 'en', 'Who', 'WE ARE'],
  ['من نحن', 'ar', 'من نحن', ''],
] as const)('%s in %s', (title, locale, within, after) => {
  expect(inBrackets(title, locale)).toEqual({ within, after });
});
