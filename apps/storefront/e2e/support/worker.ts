import { expect, type Page } from '@playwright/test';

/** Waits until the service worker has cached the page that is open, as for somebody who reads it. */
export async function expectCached(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(async (key) => {
        const { lang } = document.documentElement;
        const found = await caches.match(key, {
          cacheName: `pages-${lang}`,
          ignoreVary: true,
        });
        const isControlled = navigator.serviceWorker.controller !== null;
        return isControlled && found !== undefined && (await caches.has('files'));
      }, keyOf(page)),
    )
    .toBe(true);
  await expect.poll(() => missingFiles(page)).toEqual([]);
}

/** What this page has loaded, or its copy names, and the worker has not cached yet. */
const missingFiles = (page: Page) =>
  page.evaluate(async (key) => {
    const cache = await caches.open('files');
    const loaded = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}/assets/`));
    const copy = await caches.match(key, { ignoreVary: true });
    const named = (await copy?.text())?.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
    const files = [...loaded, ...named];
    const found = await Promise.all(
      files.map((name) => cache.match(name, { ignoreVary: true }).then(Boolean)),
    );
    return files.filter((_, place) => !found[place]);
  }, keyOf(page));

/** By what the copy of a page is found: whatever words its address has. */
const keyOf = (page: Page) =>
  new URL(page.url()).pathname.replace(/^(\/(?:product|categoryIds)\/\d+)\/.+/, '$1');

/** Everything that a site has stored in this browser, as text. */
export const storedInBrowser = (page: Page) =>
  page.evaluate(async () => {
    const parts: string[] = [];
    for (const storage of [localStorage, sessionStorage]) {
      for (const [key, value] of Object.entries(storage)) parts.push(`${key}=${value}`);
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        parts.push(`${name} ${request.url} ${(await response?.text()) ?? ''}`);
      }
    }
    for (const { name } of await indexedDB.databases()) parts.push(`database ${name}`);
    return parts;
  });
