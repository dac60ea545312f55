import { expect, test } from 'vitest';

import { ar } from './ar.ts';
import { en } from './en.ts';

/** What a text is made of, without its words: `about.paragraphs.3`, … */
function shapeOf(text: object, prefix = ''): string[] {
  return Object.entries(text).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : shapeOf(value, `${prefix}${key}.`),
  );
}

test('both languages say as much', () => {
  expect(shapeOf(ar)).toEqual(shapeOf(en));
});

test('about us has the figures of the company', () => {
  const values = (text: typeof en) => text.about.facts.map(({ value }) => value);
  expect(values(en)).toEqual(['500+', '6']);
  expect(values(ar)).toEqual(['+٥٠٠', '٦']);
});
