import { expect, test } from 'vitest';

import { directionOfText, languageOfText, localeInHeader } from './locale.ts';

test.each([
  ['شطرنج, the game, is left out.', 'ltr'],
  ['Bosta تأخرت في التسليم أمس.', 'rtl'],
  ['سلطانية', 'rtl'],
  ['010-000', 'ltr'],
])('%s runs %s', (text, direction) => {
  expect(directionOfText(text)).toBe(direction);
});

test.each([
  [undefined, 'ar'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['ar, en', 'ar'],
  ['ar;q=0.3,en;q=0.9', 'en'],
  ['EN;q=0.3, AR-EG;q=0.4', 'ar'],
  ['en;q=0', 'ar'],
  ['de, en;q=0.5', 'en'],
  ['de', 'ar'],
  ['english', 'ar'],
])('answers %s in %s', (header, locale) => {
  expect(localeInHeader(header)).toBe(locale);
});

test.each([
  ['Nour', 'en'],
  ['منى السيد', 'ar'],
  ['١٢ شارع التحرير', 'ar'],
  ['12', undefined],
  ['', undefined],
])('%j is written in %s', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});
