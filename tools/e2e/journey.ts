import { createApiClient, type ApiClient } from '@craftsandore/api-client';
import { directionOf, type Direction, type Locale } from '@craftsandore/i18n';
import { test, expect } from '@playwright/test';

import { consoleErrors } from './console-errors.ts';

type Fixtures = {
  /** Language and direction of the project that the journey runs in. */
  uiLocale: Locale;
  direction: Direction;
  /** The API as nobody. */
  api: ApiClient;
  /** HTTP statuses and words of failures that a journey provokes; a browser reports each of them as an error. */
  provokes: (number | string)[];
};

export const apiUrl = process.env.API_URL ?? 'http://localhost:3000';

/** What the journeys of all apps have in common. */
export const journey = test.extend<Fixtures>({
  uiLocale: async ({ locale }, provide) => provide(locale?.startsWith('ar') ? 'ar' : 'en'),
  direction: async ({ uiLocale }, provide) => provide(directionOf(uiLocale)),
  api: async ({ uiLocale }, provide) =>
    provide(createApiClient({ baseUrl: apiUrl, locale: uiLocale })),

  provokes: [[], { option: true }],

  /** A page on which nothing may complain. */
  page: async ({ page, provokes }, provide) => {
    const errors = consoleErrors(page, (words) =>
      provokes.some((provoked) =>
        words.includes(typeof provoked === 'number' ? `status of ${provoked}` : provoked),
      ),
    );
    await provide(page);
    expect(errors).toEqual([]);
  },
});
