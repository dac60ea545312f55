import { defaultLocale, type Locale, locales } from '@craftsandore/i18n';

import type { PagePaths } from '../navigation/use-page-paths.ts';
import { canonicalAddress } from './canonical-address.ts';

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A sitemap index: a single sitemap may hold no more than 50,000 URLs. */
export function sitemapIndex(site: string, parts: readonly string[]): string {
  const entries = parts.map((part) => `<sitemap><loc>${site}/sitemap/${part}</loc></sitemap>\n`);
  return `${head}<sitemapindex ${namespaces}>\n${entries.join('')}</sitemapindex>\n`;
}

/** A list of pages, each with its address in every language: of those that are called by names, both paths are given. */
export function sitemapOf(site: string, pages: readonly (string | PagePaths)[]): string {
  const entries = pages.flatMap((page) => {
    const addressIn = (locale: Locale, asked?: Locale) =>
      site + canonicalAddress(typeof page === 'string' ? page : page[locale], '', asked);
    const addresses = locales.map((locale) => addressIn(locale, locale));
    const versions = locales.map((locale, place) => link(locale, addresses[place]));
    const all = versions.join('') + link('x-default', addressIn(defaultLocale));
    return addresses.map((address) => `<url><loc>${address}</loc>${all}</url>\n`);
  });
  return `${head}<urlset ${namespaces}>\n${entries.join('')}</urlset>\n`;
}

const link = (language: string, address: string | undefined) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
