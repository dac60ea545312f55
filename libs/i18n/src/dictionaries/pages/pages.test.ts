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

test('about us has the paragraphs and facts of the company', () => {
  expect(en.about.paragraphs).toHaveLength(4);
  const words = JSON.stringify(en.about);
  expect(words).toContain('founded in 2020');
  expect(words).toContain('Over 500 artisans');
});

test.each([ar, en])('the answer on returns can be led to', ({ help }) => {
  const [section, ...others] = help.sections.filter(({ anchor }) => anchor === 'returns');
  expect(section?.paragraphs.join()).toMatch(/14 days|١٤ يومًا/);
  expect(others).toEqual([]);
});
