import type { IncomingMessage, ServerResponse } from 'node:http';

import { isLocale } from '@craftsandore/i18n';

import type { PlainPage } from './plain-page.ts';

const worker = '/service-worker.js';

/** Ends the worker of every browser that asks for a newer one, with all that it kept; open tabs go on without. */
export const endWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(end()));
async function end() {
  await clients.claim();
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;

type Options = { plainPage: PlainPage; serviceWorker: 'on' | 'off'; imagesUrl: string };

/**
 * What the service worker needs of this server: the pages that it shows without a connection, a policy for its own file, and
 * its end where the shop is to have none. @returns whether the request is answered.
 */
export function offlineServer({ plainPage, serviceWorker, imagesUrl }: Options) {
  const policy = `default-src 'none'; connect-src 'self' ${new URL(imagesUrl).origin}`;

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = request.url?.split('?')[0] ?? '';
    if (path === worker) {
      response.setHeader('Content-Security-Policy', policy);
      if (serviceWorker === 'on') return false;
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
      response.end(endWorker);
      return true;
    }
    const locale = /^\/offline\/(\w+)$/.exec(path)?.[1];
    if (!isLocale(locale)) return false;
    const page = plainPage(locale, ({ offline }) => offline.page, { status: 200 });
    response
      .setHeaders(page.headers)
      .writeHead(200)
      .end(await page.text());
    return true;
  };
}
