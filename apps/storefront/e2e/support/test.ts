import { defaultShop } from '@craftsandore/contract';
import { createI18n } from '@craftsandore/i18n';
import type { TFunction } from 'i18next';
import { ar } from '@craftsandore/i18n/storefront/ar';
import { en } from '@craftsandore/i18n/storefront/en';
import { journey } from '@craftsandore/tools/e2e';

import { openShop, type Shop } from './shop.ts';

type Fixtures = { t: TFunction; shop: Shop };

export const test = journey.extend<Fixtures>({
  t: async ({ uiLocale }, provide) => {
    const shop = uiLocale === 'ar' ? defaultShop.nameAr : defaultShop.name;
    await provide(createI18n(uiLocale, { translation: { ar, en }[uiLocale] }, { shop }).t);
  },
  shop: async ({ page, t }, provide) => provide(openShop(page, t)),
});

export { expect } from '@playwright/test';
