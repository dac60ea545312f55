import { locales } from '@craftsandore/i18n';

import { canonicalAddress } from './canonical-address.ts';

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A sitemap index: a single sitemap may hold no more than 50,000 URLs. */
export function sitemapIndex(site: string, parts: readonly string[]): string {
  const entries = parts.map((part) => `<sitemap><loc>${site}/sitemap/${part}</loc></sitemap>\n`);
  return `${head}<sitemapindex ${namespaces}>\n${entries.join('')}</sitemapindex>\n`;
}

/** A list of pages, each with its address in every language. */
export function sitemapOf(site: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const addresses = locales.map((locale) => site + canonicalAddress(path, '', locale));
    const versions = locales.map((locale, place) => link(locale, addresses[place]));
    const all = versions.join('') + link('x-default', site + canonicalAddress(path, ''));
    return addresses.map((address) => `<url><loc>${address}</loc>${all}</url>\n`);
  });
  return `${head}<urlset ${namespaces}>\n${entries.join('')}</urlset>\n`;
}

const link = (language: string, address: string | undefined) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
