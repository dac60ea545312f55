import type { Locale } from '@craftsandore/i18n';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';

import { cachedAtAttribute, pagesCache } from '../app/navigation/cached-pages.ts';
import type { ToPage } from '../app/offline/messages.ts';
import { bounded, cachedAtOf } from './bounded.ts';
import { filesCache } from './files.ts';
import { languageOf } from './language.ts';

declare const self: ServiceWorkerGlobalScope;

/** A line so slow that people would rather see what they know, and when it was so. */
const patienceSeconds = 2.5;

/** Whoever asked for it in a language is shown it in that language, by any of its addresses. */
const keyed: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
};

/** Products and categories are found by their numbers, whatever words the address has. */
export function keyOf(address: string): string {
  const url = new URL(addressToCache(address));
  url.pathname = url.pathname.replace(/^(\/(product|categoryIds)\/\d+)\/.+?(\.data)?$/, '$1$3');
  return url.href;
}

/** The address of a page without what only chooses its language, or what only the browser reads of it. */
export function addressToCache(address: string): string {
  const url = new URL(address);
  url.hash = '';
  url.searchParams.delete('lang');
  if (/^\/cart(\.data)?$/.test(url.pathname)) url.search = ''; // somebody's address
  return url.href;
}

/** What says of itself that everybody may have it, in this language. */
const onlyPublic = (language: Locale): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) =>
    !response.redirected &&
    /^public\b/.test(response.headers.get('cache-control') ?? '') &&
    languageOf(response) === language
      ? response
      : null,
});

/** Copies say when they were made: HTML in itself, data to the page that asked. */
const dated: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
    if (!cachedResponse) return null;
    const time = cachedAtOf(cachedResponse);
    const { headers } = cachedResponse;
    if (!headers.get('content-type')?.startsWith('text/html')) {
      const page = await self.clients.get((event as FetchEvent).clientId); // only data has another event
      page?.postMessage({ dataCachedAt: time } satisfies ToPage);
      return cachedResponse;
    }
    const html = await cachedResponse.text();
    if (!(await isWhole(html))) return null;
    const marked = html.replace('<html', `<html ${cachedAtAttribute}="${time}"`);
    return new Response(marked, { headers });
  },
};

/** An old page whose scripts or styles are gone would look whole and not work. */
async function isWhole(html: string): Promise<boolean> {
  const cache = await caches.open(filesCache);
  const found = await Promise.all(
    filesOf(html).map((file) => cache.match(file, { ignoreVary: true })),
  );
  return found.every(Boolean);
}

/** The scripts and styles that a page names. */
export const filesOf = (html: string) => [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];

/** Pages of a language, and their data. */
export const pagesIn = (language: Locale) =>
  new NetworkFirst({
    cacheName: pagesCache(language),
    networkTimeoutSeconds: patienceSeconds,
    matchOptions: { ignoreVary: true },
    plugins: [keyed, onlyPublic(language), bounded({ maxEntries: 60, maxDays: 30 }), dated],
  });
