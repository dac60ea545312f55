import fc from 'fast-check';
import { expect, test } from 'vitest';

import { categoryPath, productPath, slugOf } from './goods-paths.ts';

test.each([
  ['Olive cutting board', 'olive-cutting-board'],
  ['لوح تقطيع زيتون', 'لوح-تقطيع-زيتون'],
  ['صندوق مُطعَّم بالصَّدَف', 'صندوق-مطعم-بالصدف'],
  ['كـــرسي أرابيسك', 'كرسي-أرابيسك'],
  ['مائدة\u200f (٤ مقاعد)', 'مائدة-٤-مقاعد'],
  ['Tray 30/40 cm', 'tray-30-40-cm'],
  ['  Women’s "box" #1?  ', 'womens-box-1'],
  ['Ｆｕｌｌ width', 'full-width'],
  ['İstanbul chair', 'istanbul-chair'],
  ['🪵 Bowl 🪵', 'bowl'],
  ['../../etc', 'etc'],
  ['a\u202eb', 'ab'],
  ['\u200f – !؟ 🪵', ''],
  ['', ''],
  ['\ud800', ''],
  ['Review', ''],
  ['ASK!', ''],
  ['Questions', ''],
  ['Review stand', 'review-stand'],
])('%j has the words %j', (name, slug) => expect(slugOf(name)).toBe(slug));

test('a long name ends with a whole word, and one long word is cut', () => {
  expect(slugOf('word '.repeat(40))).toBe(Array.from({ length: 16 }, () => 'word').join('-'));
  expect(slugOf('ب'.repeat(200))).toBe('ب'.repeat(80));
  expect([...slugOf('𝒳𐐨'.repeat(100))]).toHaveLength(80); // letters of two units each
});

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({
    unit: fc.constantFrom(...'aZ9 -./%?#أإةيـً\u200f\u0307\u11a8\u1161\u1100가\ud83e🪵'),
    maxLength: 120,
  }),
);

test('the slug of anything is one safe segment, and its own slug', () => {
  fc.assert(
    fc.property(texts, (name) => {
      const slug = slugOf(name);
      expect([...slug].length).toBeLessThanOrEqual(80);
      expect(slug).toMatch(/^(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)?$/u);
      expect(slugOf(slug)).toBe(slug);
      const path = `/product/7/${slug}`;
      expect(new URL(path, 'http://shop.example').pathname).toBe(encodeURI(path));
    }),
    { numRuns: 2_000 },
  );
});

test('the number stands first, then the words where there are some, then the design', () => {
  expect(productPath(7, 'Olive board')).toBe('/product/7/olive-board');
  expect(productPath(7, 'Olive board', 3)).toBe('/product/7/olive-board?design=3');
  expect(productPath(7, '!')).toBe('/product/7');
  expect(categoryPath(5, 'أدوات المطبخ')).toBe('/categoryIds/5/أدوات-المطبخ');
});
