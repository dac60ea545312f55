import { expect, test } from 'vitest';

import { fromLeftToRight, piecesOf, printable } from './pieces.ts';

/** As it stands on paper, from left to right; letters of Arabic words are the font's to turn around. */
const drawn = (text: string, direction: 'rtl' | 'ltr' = 'rtl') =>
  fromLeftToRight(piecesOf(text, direction)).map((piece) => piece.text);

test('puts Arabic words from right to left, and what is Latin among them from left to right', () => {
  expect(drawn('17 شارع طلعت حرب')).toEqual(['حرب', ' ', 'طلعت', ' ', 'شارع', ' ', '17']);
  expect(drawn('محل Cinema Metro كبير')).toEqual([
    ...['كبير', ' ', 'Cinema', ' ', 'Metro', ' ', 'محل'],
  ]);
  expect(drawn('Maha مها', 'ltr')).toEqual(['Maha', ' ', 'مها']);
});

test('turns brackets around, and keeps numbers as they are', () => {
  expect(drawn('(شقة)')).toEqual(['(', 'شقة', ')']);
  expect(drawn('18ب')).toEqual(['ب', '18']);
  // What the font's library turns around by itself is handed to it the other way round.
  expect(drawn('شقة ١٢')).toEqual(['٢١', ' ', 'شقة']);
  expect(drawn('(!) شقة')).toEqual(['شقة', ' ', '(!)']);
});

test('keeps what is isolated together', () => {
  expect(drawn('\u2066CS-1 × 2\u2069، \u2066CS-2\u2069')).toEqual([
    ...['CS-2', ' ', '،', 'CS-1', ' ', '×', ' ', '2'],
  ]);
});

test('takes out what cannot be printed, or would turn its neighbours around', () => {
  expect(printable('  سلمى\u202e\n مرسي \u{1f600}❤️\u0000 ')).toBe('سلمى مرسي');
});
