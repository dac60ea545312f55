import type { Locale } from '@craftsandore/i18n';

import type { PlainPage } from './plain-page.ts';

export type BusyPage = (status: 429 | 503, locale: Locale, seconds: number) => Response;

/** The page for who is to come again later: of rendering there is too much. */
export const createBusyPage =
  (plainPage: PlainPage): BusyPage =>
  (status, locale, seconds) =>
    plainPage(locale, ({ busy }) => busy, {
      status,
      headers: { 'Retry-After': String(seconds) },
    });
