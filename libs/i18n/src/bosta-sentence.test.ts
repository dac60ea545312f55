import { expect, test } from 'vitest';

import { bostaSentence } from './bosta-sentence.ts';
import { locales } from './locale.ts';

/** Those of egypt.md, sections 3.5 and 3.6. */
const codes = [
  ...[10, 11, 20, 21, 22, 23, 24, 25, 30, 40, 41, 45, 46, 47, 48, 49, 60],
  ...[100, 101, 102, 103, 104, 105],
];
const exceptionCodes = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 14],
  ...[20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 100, 101],
];

test.each(locales)('every code that is known has words of its own, in %s', (locale) => {
  const states = codes.map((code) => bostaSentence({ code }, locale));
  expect(new Set(states).size).toBe(codes.length);
  const reasons = exceptionCodes.map((exceptionCode) =>
    bostaSentence({ code: 47, exceptionCode }, locale),
  );
  expect(new Set(reasons).size).toBe(exceptionCodes.length);
  for (const said of [...states, ...reasons]) expect(said).not.toMatch(/[\d٠-٩{}]/);
});

test.each([
  ['en', 'Bosta: something went wrong, it is damaged', 'Bosta: state ⟨77⟩, reason ⟨55⟩'],
  ['ar', 'بوسطة: حدثت مشكلة، الطرد تالف', 'بوسطة: الحالة ⟨٧٧⟩، السبب ⟨٥٥⟩'],
] as const)(
  'what went wrong is said in %s, and what nobody knows by its number',
  (locale, ...said) => {
    const [known, unknown] = said;
    expect(bostaSentence({ code: 47, exceptionCode: 26 }, locale)).toBe(known);
    const shown = bostaSentence({ code: 77, exceptionCode: 55 }, locale);
    expect(shown.replaceAll('\u2068', '⟨').replaceAll('\u2069', '⟩')).toBe(unknown);
  },
);
