import { ar } from '@craftsandore/i18n/back-office/ar';
import { en } from '@craftsandore/i18n/back-office/en';
import { createI18n, type Translate } from '@craftsandore/i18n/react';
import { journey } from '@craftsandore/tools/e2e';

import { openBackOffice, type BackOffice } from './back-office.ts';

type Fixtures = { t: Translate; backOffice: BackOffice };

export const test = journey.extend<Fixtures>({
  t: async ({ uiLocale }, provide) => {
    const { t } = createI18n(uiLocale, { ar, en }[uiLocale]);
    await provide((key, values) => t(key, { ...values }));
  },
  backOffice: async ({ page, t, api }, provide) => provide(openBackOffice(page, t, api)),
});

export { expect } from '@playwright/test';
