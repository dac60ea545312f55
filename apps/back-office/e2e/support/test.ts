import { createApiClient } from '@craftsandore/api-client';
import { directionOf, type Direction, type Locale } from '@craftsandore/i18n';
import { ar } from '@craftsandore/i18n/back-office/ar';
import { en } from '@craftsandore/i18n/back-office/en';
import { createI18n, type Translate } from '@craftsandore/i18n/react';
import { complaintsOf } from '@craftsandore/tools/e2e';
import { test as base, expect } from '@playwright/test';

import { openBackOffice, type BackOffice } from './back-office.ts';

type Fixtures = {
  /** Language and direction of the project that the journey runs in. */
  uiLocale: Locale;
  direction: Direction;
  t: Translate;
  backOffice: BackOffice;
  /** The API as nobody. */
  api: ReturnType<typeof createApiClient>;
  /** HTTP statuses and words of failures that a journey provokes; a browser reports each of them as an error. */
  provokes: (number | string)[];
};

export const apiUrl = process.env.API_URL ?? 'http://localhost:3000';

export const test = base.extend<Fixtures>({
  uiLocale: async ({ locale }, provide) => provide(locale?.startsWith('ar') ? 'ar' : 'en'),
  direction: async ({ uiLocale }, provide) => provide(directionOf(uiLocale)),
  t: async ({ uiLocale }, provide) => {
    const { t } = createI18n(uiLocale, { ar, en }[uiLocale]);
    await provide((key, values) => t(key, { ...values }));
  },
  backOffice: async ({ page, t, api }, provide) => provide(openBackOffice(page, t, api)),
  api: async ({ uiLocale }, provide) =>
    provide(createApiClient({ baseUrl: apiUrl, locale: uiLocale })),

  provokes: [[], { option: true }],

  /** A page on which nothing may complain. */
  page: async ({ page, provokes }, provide) => {
    const complaints = complaintsOf(page, (words) =>
      provokes.some((provoked) =>
        words.includes(typeof provoked === 'number' ? `status of ${provoked}` : provoked),
      ),
    );
    await provide(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };
