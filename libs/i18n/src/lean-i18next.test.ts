import { expect, test, vi } from 'vitest';

import { ar as staffArabic } from './dictionaries/back-office/ar.ts';
import { en as staffEnglish } from './dictionaries/back-office/en.ts';
import { ar } from './dictionaries/storefront/ar.ts';
import { en } from './dictionaries/storefront/en.ts';
import { createI18n as createWhole } from './react.tsx';

vi.resetModules();
vi.doMock('#i18next', () => import('./lean-i18next.ts'));
const { createI18n: createLean } = await import('./react.tsx');

const dictionaries = [
  ['shop', 'ar', ar],
  ['shop', 'en', en],
  ['back office', 'ar', staffArabic],
  ['back office', 'en', staffEnglish],
] as const;

/** The path of every sentence, plurals by their base. */
function keysOf(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string'
      ? path + name.replace(/_(zero|one|two|few|many|other)$/, '')
      : keysOf(value, `${path}${name}.`),
  );
}

/** Something for each place in any sentence, half of it numbers. */
function valuesFor(words: object): Record<string, string | number> {
  const names = JSON.stringify(words).matchAll(/{{(?:- )?(\w+)}}/g);
  return Object.fromEntries(
    [...names].map(([, name = ''], place) => [name, place % 2 ? 12_345.6 : '<سلمى> & {{name}} $1']),
  );
}

test.each(dictionaries)(
  'says what i18next says, of every key of the %s, in %s',
  (_, locale, words) => {
    const whole = createWhole(locale, words);
    const lean = createLean(locale, words);
    const values = valuesFor(words);
    const keys = [...new Set(keysOf(words))];

    expect(keys.length).toBeGreaterThan(200);
    for (const key of [...keys, 'no.such.key', 'nothing']) {
      for (const count of [0, 1, 2, 3, 11, 100, 1_234.5]) {
        expect(lean.t(key, { ...values, count }), key).toBe(whole.t(key, { ...values, count }));
      }
    }
  },
);
