import { defaultLocale, type Locale } from '@craftsandore/i18n';

import { readPage } from '../navigation/read-page.ts';

/** What of a query chooses among products. */
export const productChoices = [
  'query',
  'categoryIds',
  'sort',
  'woods',
  'inStock',
  'minPrice',
  'maxPrice',
  'minRating',
];

/**
 * The one address of a page: path and query without the site, in a language or in none. The path is written in one way
 * before a page is rendered (`known-address.ts`). Of the query it keeps what makes another page; the rest is campaign marks
 * and the like.
 * A guest without our cookie gets Arabic, so that the bare address is the Arabic page.
 */
export function canonicalAddress(pathname: string, search: string, language?: Locale): string {
  const asked = new URLSearchParams(search);
  const query = new URLSearchParams(
    productChoices.flatMap((name) => {
      const value = asked.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const page = readPage(asked);
  if (page > 1) query.set('page', String(page));
  if (language && language !== defaultLocale) query.set('lang', language);
  return (pathname === '/home' ? '/' : pathname) + (query.size > 0 ? `?${query}` : '');
}
