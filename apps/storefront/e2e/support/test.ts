import { createApiClient, type ApiClient } from '@craftsandore/api-client';
import { directionOf, type Direction, type Locale } from '@craftsandore/i18n';
import { createI18n, type Translate } from '@craftsandore/i18n/react';
import { ar } from '@craftsandore/i18n/storefront/ar';
import { en } from '@craftsandore/i18n/storefront/en';
import { complaintsOf } from '@craftsandore/tools/e2e';
import { test as base, expect } from '@playwright/test';

import { openShop, type Shop } from './shop.ts';

type Options = {
  /** What the console may say because the journey provokes it; everything else fails the test. */
  provokes: RegExp | null;
};

type Fixtures = {
  /** Language and direction of the project that the journey runs in. */
  shopLocale: Locale;
  direction: Direction;
  t: Translate;
  shop: Shop;
  /** The API as nobody. */
  api: ApiClient;
};

export const apiUrl = process.env.API_URL ?? 'http://localhost:3000';

export const test = base.extend<Options & Fixtures>({
  provokes: [null, { option: true }],
  shopLocale: async ({ locale }, provide) => provide(locale?.startsWith('ar') ? 'ar' : 'en'),
  direction: async ({ shopLocale }, provide) => provide(directionOf(shopLocale)),
  t: async ({ shopLocale }, provide) => {
    const { t } = createI18n(shopLocale, { ar, en }[shopLocale]);
    await provide((key, values) => t(key, { ...values }));
  },
  shop: async ({ page, t }, provide) => provide(openShop(page, t)),
  api: async ({ shopLocale }, provide) =>
    provide(createApiClient({ baseUrl: apiUrl, locale: shopLocale })),

  page: async ({ page, provokes }, provide) => {
    const complaints = complaintsOf(page, (words) => provokes?.test(words) ?? false);
    await provide(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };
