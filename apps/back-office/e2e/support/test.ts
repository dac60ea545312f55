import { defaultShop } from '@craftsandore/contract';
import { ar } from '@craftsandore/i18n/back-office/ar';
import { en } from '@craftsandore/i18n/back-office/en';
import { createI18n } from '@craftsandore/i18n';
import type { TFunction } from 'i18next';
import { journey } from '@craftsandore/tools/e2e';

import { openBackOffice, type BackOffice } from './back-office.ts';

type Fixtures = { t: TFunction; backOffice: BackOffice };

export const test = journey.extend<Fixtures>({
  t: async ({ uiLocale }, provide) => {
    const shop = uiLocale === 'ar' ? defaultShop.nameAr : defaultShop.name;
    await provide(createI18n(uiLocale, { translation: { ar, en }[uiLocale] }, { shop }).t);
  },
  backOffice: async ({ page, t, api }, provide) => provide(openBackOffice(page, t, api)),
});

export { expect } from '@playwright/test';
