import { serverOneAtATime } from '@craftsandore/env/one-at-a-time';
import compression from 'compression';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router-dom';
import sirv from 'sirv';

import type * as Entry from '../app/entry.server.tsx';
import { createBusyPage } from './busy-page.ts';
import { subscribeToCatalogue } from './catalogue-events.ts';
import { formServer } from './form-server.ts';
import { serveHealth } from './health.ts';
import { knownAddresses } from './known-address.ts';
import { createPageCache } from './page-cache.ts';
import { createPlainPage } from './plain-page.ts';
import { createRenderLimit } from './render-limit.ts';
import { ofDocuments, securityHeaders } from './security-headers.ts';
import { feedServer, isFeedPath } from './serve-feed.ts';
import { offlineServer } from './serve-offline.ts';

/** Longer than people look at a page, and than proxies keep a line: the next page needs no new one. */
const keepAliveTimeout = 72_000; // milliseconds

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** POST is for forms that work without scripts, and for those that are sent before theirs have come. */
const methods = new Set(['GET', 'HEAD', 'POST']);

type Options = {
  directory: string;
  apiUrl: string;
  /** Where browsers find this site. */
  publicUrl: string;
  /** Bytes of rendered pages to cache. */
  pageCacheSize: number;
  pagesPerMinute: number;
  /** Whether browsers may keep one. */
  serviceWorker: 'on' | 'off';
  imagesUrl: string;
  trustedProxies: string;
};

/** The built storefront over HTTP: health, files, pages, in this order. Not listening yet. */
export async function createSite({
  directory,
  apiUrl,
  publicUrl,
  pageCacheSize,
  serviceWorker,
  imagesUrl,
  ...limits
}: Options): Promise<Server> {
  const entry = pathToFileURL(join(directory, 'server/index.js')).href;
  const build: ServerBuild = await import(entry);
  const events = subscribeToCatalogue(apiUrl);
  const { followShop, ownIcon, visitorContext } = build.entry.module as typeof Entry; // it is what was built of this file
  followShop(events);
  const render = createRequestHandler(build, 'production');
  const knownAddress = knownAddresses(build.routes);
  const limit = createRenderLimit(limits);
  const plainPage = createPlainPage(build.assets.routes.root?.css ?? []);
  const serveOffline = offlineServer({ plainPage, serviceWorker, imagesUrl });
  const servePage = createPageCache({
    render,
    events,
    knownAddress,
    limit,
    busyPage: createBusyPage(plainPage),
    maxSize: pageCacheSize,
  });
  const serveFeed = feedServer(render);
  const serveForm = formServer({ build, visitorContext, trustedProxies: limits.trustedProxies });
  const headers = securityHeaders(publicUrl);
  const compress = compression() as unknown as Middleware; // typed for express, written for node

  const serveFile = sirv(join(directory, 'client'), {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      const isHashed = pathname.startsWith('/assets/');
      const policy = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.setHeader('Cache-Control', policy);
      if (isHashed) for (const name of ofDocuments) response.removeHeader(name);
      if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon'); // sirv knows none
    },
  });

  async function serve(request: IncomingMessage, response: ServerResponse) {
    response.setHeaders(headers);
    if (namesAnotherHost(request.url) || holdsControlLetter(request.url)) return refuse(response);
    // A file that a newer build took away; nobody else listens to its stream.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    if (!methods.has(request.method ?? '')) {
      response.writeHead(405, { Allow: [...methods].join(', ') }).end();
      return;
    }
    if (serveHealth(request, response, apiUrl)) return;
    if (await serveOffline(request, response)) return;
    const icon = await ownIcon(request.url?.split('?')[0] ?? '');
    if (icon) {
      response.writeHead(302, { Location: icon, 'Cache-Control': 'no-cache' }).end();
      return;
    }
    await new Promise<void>((next) => serveFile(request, response, next));
    const isPost = request.method === 'POST';
    const isFeed = !isPost && isFeedPath(request.url ?? '');
    if (!isPost && !isFeed) return servePage(request, response);
    // In no cache: counted with the pages that are rendered for a network, so that nobody shuts the others out.
    const secondsToWait = await limit(request, false);
    if (secondsToWait > 0) {
      response.writeHead(429, { 'Retry-After': String(secondsToWait) }).end();
      return;
    }
    await new Promise<void>((next) => compress(request, response, next));
    await (isFeed ? serveFeed : serveForm)(request, response);
  }

  const site = serverOneAtATime({ keepAliveTimeout }, (request, response) => {
    serve(request, response).catch(() => refuse(response));
  });
  site.on('close', events.close);
  return site;
}

/** Whether a path begins with two slashes once its dots are resolved: as a link it would lead to another site. */
function namesAnotherHost(target = '/'): boolean {
  const url = new URL(target.startsWith('/') ? `http://shop${target}` : target);
  return url.pathname.startsWith('//');
}

/** No page's address has any: the router matches none of them, not even as a page that is not there. */
const holdsControlLetter = (target = '/'): boolean =>
  /%(?:[01][\da-f]|7f)/i.test(target.split('?')[0] ?? '');

/** Pages render their own failures; what reaches this place is no request, such as one with a broken host. */
function refuse(response: ServerResponse) {
  if (response.headersSent) response.destroy();
  else response.writeHead(400).end();
}
