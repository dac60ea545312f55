import { expect, test } from 'vitest';

import { logoStyle } from './logo-style.ts';

const picture = (width: number) => ({
  url: 'https://images.example/a "b".webp',
  width,
  height: 100,
});

test('says where the logos of a language are, and how wide, so that nothing moves when they come', () => {
  expect(logoStyle({ ar: { light: picture(300), dark: null } })).toEqual({
    '--own-logo-ar': 'url("https://images.example/a%20%22b%22.webp")',
    '--own-logo-ratio-ar': '3',
  });
});

test('leaves a wide one no more room than pages have', () => {
  const { '--own-logo-light-ratio-en': ratio } = logoStyle({
    en: { light: null, dark: picture(2000) },
  }) as Record<string, string>;
  expect(ratio).toBe('5');
});

test('says nothing where the first ones are shown', () => {
  expect(logoStyle({ en: { light: null, dark: null } })).toEqual({});
});
