import { expect, test } from 'vitest';

import { logoIn } from './logos.ts';

const logo = (key: string) => ({ key, width: 400, height: 100 });
const none = { logo: null, logoAr: null, logoOnDark: null, logoOnDarkAr: null };
const en = logo('en');
const ar = logo('ar');
const dark = logo('dark');
const darkAr = logo('darkAr');

test.each([
  [{}, { ar: null, en: null }, { ar: null, en: null }],
  [{ logo: en }, { ar: 'en', en: 'en' }, { ar: 'en', en: 'en' }],
  [
    { logo: en, logoAr: ar },
    { ar: 'ar', en: 'en' },
    { ar: 'ar', en: 'en' },
  ],
  [
    { logo: en, logoAr: ar, logoOnDark: dark },
    { ar: 'ar', en: 'en' },
    { ar: 'dark', en: 'dark' },
  ],
  [
    { logo: en, logoAr: ar, logoOnDark: dark, logoOnDarkAr: darkAr },
    { ar: 'ar', en: 'en' },
    { ar: 'darkAr', en: 'dark' },
  ],
  [{ logoOnDark: dark }, { ar: null, en: null }, { ar: 'dark', en: 'dark' }],
])('of %j pages show on light ground %j, on dark %j', (given, onLight, onDark) => {
  const shop = { logos: { ...none, ...given } };
  for (const language of ['ar', 'en'] as const) {
    expect(logoIn(shop, language, 'light')?.key ?? null).toBe(onLight[language]);
    expect(logoIn(shop, language, 'dark')?.key ?? null).toBe(onDark[language]);
  }
});
