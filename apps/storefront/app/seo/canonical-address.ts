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
 * The one address of a page, however it was written: path and query without the site, in a language or in none. Of the
 * query it keeps what makes another page; the rest is campaign marks and the like.
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
  return canonicalPath(pathname) + (query.size > 0 ? `?${query}` : '');
}

/** Paths are matched in any case and with a slash at their end; this is how we write them ourselves. */
function canonicalPath(pathname: string): string {
  const path = pathname.toLowerCase().replace(/\/+/g, '/').replace(/\/$/, '');
  if (path === '' || path === '/home') return '/';
  return path.replace(/^\/categoryids\//, '/categoryIds/');
}
