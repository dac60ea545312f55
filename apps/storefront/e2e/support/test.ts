import { createI18n, type Translate } from '@craftsandore/i18n/react';
import { ar } from '@craftsandore/i18n/storefront/ar';
import { en } from '@craftsandore/i18n/storefront/en';
import { journey } from '@craftsandore/tools/e2e';

import { openShop, type Shop } from './shop.ts';

type Fixtures = { t: Translate; shop: Shop };

export const test = journey.extend<Fixtures>({
  t: async ({ uiLocale }, provide) => {
    const { t } = createI18n(uiLocale, { ar, en }[uiLocale]);
    await provide((key, values) => t(key, { ...values }));
  },
  shop: async ({ page, t }, provide) => provide(openShop(page, t)),
});

export { expect } from '@playwright/test';
