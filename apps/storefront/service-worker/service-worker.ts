import { type Locale, locales } from '@craftsandore/i18n';
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import { NetworkOnly } from 'workbox-strategies/NetworkOnly.js';

import { pagesCache, photosCache } from '../app/navigation/cached-pages.ts';
import type { ToWorker } from '../app/offline/messages.ts';
import { files, photos } from './files.ts';
import { type Handling, handlingOf, isPhoto, isPublicPage } from './handling.ts';
import { languageNow, noteLanguage } from './language.ts';
import { addressToCache, filesOf, keyOf, pagesIn } from './pages.ts';

declare const self: ServiceWorkerGlobalScope;
/** What differs in each build, and what its pages load when somebody presses something; see build-service-worker.ts. */
declare const build: string;
declare const laterFiles: string[];

const origin = self.location.origin;
/** The pages that say that there is no connection, of this build. */
const ownCache = `own-${build}`;
const ownPage = (language: Locale) => `/offline/${language}`;
const personal = new NetworkOnly();
const ignoringVary = { ignoreVary: true };

self.addEventListener('install', (event) => {
  // No more than this: a bad line should not keep the worker from starting.
  event.waitUntil(caches.open(ownCache).then((cache) => cache.addAll(locales.map(ownPage))));
});

// It waits until the tabs of an older one are closed, and reloads none.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      deleteCaches((name) => name.startsWith('own-') && name !== ownCache),
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, origin);
  if (handling) event.respondWith(respond(event, handling));
});

self.addEventListener('message', (event) => {
  const { page, files } = event.data as ToWorker; // only pages of this origin reach a worker
  event.waitUntil(cachePage(event, page).then(() => cacheFiles(event, [...files, ...laterFiles])));
});

registerQuotaErrorCallback(() =>
  deleteCaches((name) => [pagesCache('ar'), pagesCache('en'), photosCache].includes(name)),
);

async function respond(event: FetchEvent, handling: Handling): Promise<Response> {
  const { request } = event;
  switch (handling) {
    case 'file':
      return files.handle({ event, request });
    case 'photo':
      return photos.handle({ event, request }).catch(() => fetch(request)); // whose store allows no other origin
    case 'data':
      return noted(event, pagesIn(await languageNow()).handle({ event, request }));
    case 'page':
      return noted(event, pagesIn(await languageOf(request.url)).handle({ event, request })).catch(
        noConnection,
      );
    case 'personal':
      return noted(event, personal.handle({ event, request })).catch(noConnection);
    case 'reach':
      return fetch(request).catch(() => reachOf(request.url));
  }
}

/** A copy says nothing of the cookie. */
async function noted(event: FetchEvent, response: Promise<Response>): Promise<Response> {
  const arrived = await response;
  if (!arrived.headers.has('cached-at')) event.waitUntil(noteLanguage(arrived));
  return arrived;
}

async function languageOf(address: string): Promise<Locale> {
  const asked = new URL(address).searchParams.get('lang');
  return locales.find((locale) => locale === asked) ?? languageNow();
}

async function noConnection(): Promise<Response> {
  const page = await caches.match(ownPage(await languageNow()), { cacheName: ownCache });
  return page ? new Response(page.body, { status: 503, headers: page.headers }) : Response.error();
}

/** Whether a link leads somewhere although there is no connection. */
async function reachOf(address: string): Promise<Response> {
  const page = new URL(new URL(address).searchParams.get('page') ?? '', origin);
  const isCached =
    isPublicPage(page.pathname) && (await findPage(page.href, await languageOf(page.href)));
  return isCached ? new Response(null, { status: 204 }) : Response.error();
}

const findPage = (address: string, language: Locale) =>
  caches.match(keyOf(address), { cacheName: pagesCache(language), ...ignoringVary });

/** The router brings data alone: a page that is opened again needs its HTML, with the files that it names. */
async function cachePage(event: ExtendableEvent, address: string): Promise<void> {
  const page = addressToCache(new URL(address, origin).href);
  const language = await languageNow();
  if (!isPublicPage(new URL(page).pathname)) return;
  const copy = await findPage(page, language);
  if (copy) return cacheFiles(event, filesOf(await copy.text()));

  const [response, done] = pagesIn(language).handleAll({ event, request: new Request(page) });
  await done.catch(() => undefined);
  const arrived = await response.catch(() => null);
  if (!arrived) return;
  await noteLanguage(arrived);
  const isAnother = language !== (await languageNow()); // the first one, or another is chosen
  if (isAnother || (await findPage(page, language))) await cachePage(event, address);
}

/** One after the other: whoever reads has the line. */
async function cacheFiles(event: ExtendableEvent, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const { href } = new URL(address, origin);
    const strategy = href.startsWith(`${origin}/assets/`) ? files : isPhoto(href) ? photos : null;
    const known = strategy && (await caches.match(href, ignoringVary));
    if (!strategy || known) continue;
    await Promise.allSettled(strategy.handleAll({ event, request: new Request(href) }));
  }
}

async function deleteCaches(isGone: (name: string) => boolean) {
  const gone = (await caches.keys()).filter(isGone);
  await Promise.all(gone.map((name) => caches.delete(name)));
}
