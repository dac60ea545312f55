import type { Locale } from '@craftsandore/i18n';

/** What the service worker keeps of the pages in a language; languages never mix. */
export const pagesCache = (locale: Locale) => `pages-${locale}`;

/** What it keeps of photos. */
export const photosCache = 'photos';

/** The attribute of `<html>` by which the worker says when a page was cached, in milliseconds: it stands on copies alone. */
export const cachedAtAttribute = 'data-cached-at';

/** Deletes what tells which pages were read in this browser: for who signs out. */
export async function forgetCachedPages(): Promise<void> {
  const isPossible: boolean = 'caches' in globalThis; // in secure places alone
  if (!isPossible) return;
  const names = [pagesCache('ar'), pagesCache('en'), photosCache];
  await Promise.allSettled(names.map((name) => caches.delete(name)));
}
