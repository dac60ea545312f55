import fc from 'fast-check';
import { expect, test } from 'vitest';

import { normalise, words } from './words.ts';

test.each([
  ['Ｃａｆé  LATTE', 'cafe latte'],
  ['سُكَّرِيَّة', 'سكريه'],
  ['حـــامل', 'حامل'],
  ['\u200fإطار\u200f', 'اطار'],
  ['كرسى', 'كرسي'],
  ['گاتو', 'جاتو'],
  ['أثاث بيت الضيوف', 'اتات بيت ضيوف'],
  ['٣٣٫٥ سم', '33.5 سم'],
  ['۱۲٬۵۰۰', '12500'],
  ['38x25 ٤٤×٢٨', '38 25 44 28'],
  ['65ml', '65 ml'],
  ['ثلاثة، ten', '3 10'],
  ['لاثنتي عشرة بيضة', '12 بيضه'],
  ['والصواني للشاي بالعسل', 'صواني شاي عسل'],
  ['الصين', 'صين'],
  ['knives boxes dishes cherries glass', 'knife box dish cherry glass'],
  ["women's bowls", 'women bowl'],
  ['ta2tee3', 'ta2tee3'],
  ["3'assala", 'ghassala'],
  ['شماااعة جميييلة', 'شماعه جميله'],
  ['boooard wooood glass', 'board wod glass'],
])('%s is compared as %s', (text, normalised) => {
  expect(normalise(text)).toBe(normalised);
});

test.each([
  ['صينية', 'الصين'],
  ['زيتون', 'زيت'],
  ['شماعة', 'سماعة'],
  ['إطار', 'إفطار'],
  ['خزان', 'زان'],
  ['dates', 'data'],
])('%s and %s stay two words', (one, other) => {
  expect(normalise(one)).not.toBe(normalise(other));
});

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom(...'الوبكفلصينيةأإآءؤئ ٣٫٬x×.,’\'"ـًّ\u200fa2s'),
    maxLength: 60,
  }),
  fc.string({ unit: fc.constantFrom(..."yiesxhzال3'× "), maxLength: 40 }),
  fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes)),
);

test('what is compared is compared as itself, whatever it is', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const once = normalise(text);
      expect(normalise(once)).toBe(once);
    }),
    { numRuns: 3_000 },
  );
});

test('a repeated letter is one', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...'abgkmاشنةيس'),
      fc.integer({ min: 3, max: 30 }),
      (letter, times) => {
        expect(normalise(`d${letter.repeat(times)}tد`)).toBe(normalise(`d${letter}tد`));
      },
    ),
  );
});

test('words are short and hold no sign', () => {
  fc.assert(
    fc.property(anything, (text) => {
      for (const word of words(text)) {
        expect([...word].length).toBeLessThanOrEqual(40);
        expect(word).toMatch(/^(?:[\p{L}\p{N}]+|\d+\.\d+)$/u);
      }
    }),
    { numRuns: 1_000 },
  );
});

test.each(Object.getOwnPropertyNames(Object.prototype))(
  'takes %s for a word like others',
  (word) => {
    for (const text of [word, word.toLowerCase(), `${word}s`, `bowl ${word}`]) {
      expect(() => normalise(text)).not.toThrow();
      expect(words(text).every((one) => typeof one === 'string')).toBe(true);
    }
  },
);
