import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { defaultLocale, type Locale, localeInCookie } from '@craftsandore/i18n';
import { LRUCache } from 'lru-cache';

import type { BusyPage } from './busy-page.ts';
import type { CatalogueEvents } from './catalogue-events.ts';
import type { KnownAddress } from './known-address.ts';
import type { RenderLimit } from './render-limit.ts';

type Encoding = 'br' | 'gzip' | 'identity';

/** A rendered page as it goes over the wire, in each encoding that has been asked for. */
type Page = {
  status: number;
  headers: Headers;
  etag: string;
  bodies: Map<Encoding, Promise<Buffer>>;
  size: number;
};

type Options = {
  render: (request: Request) => Promise<Response>;
  events: CatalogueEvents;
  knownAddress: KnownAddress;
  /** What a network may have rendered. */
  limit: RenderLimit;
  busyPage: BusyPage;
  /** Bytes of pages to cache; 0 caches none. */
  maxSize: number;
};

/** A page with what it was rendered in: it is fresh until the catalogue changes or its time is up. */
type CachedPage = { page: Page; since: object; freshUntil: number };

/** For how long a page that is no longer fresh may be shown while it cannot be rendered. */
const maxStaleMs = 60 * 60_000;

/** About what is rendered in a second; who comes after so many would wait longer than they would for asking again. */
const maxRenderings = 100;

/**
 * Pages that shared caches may keep are cached here too, until the catalogue changes or their time is up. After that they
 * are only shown where rendering fails: while the database is away, people can still look around.
 */
export function createPageCache({
  render,
  events,
  knownAddress,
  limit,
  busyPage,
  maxSize,
}: Options) {
  const createCache = (size: number) =>
    size > 0
      ? new LRUCache<string, CachedPage>({ maxSize: size, sizeCalculation, ttl: maxStaleMs })
      : null;
  // Anybody can make up queries without end: they have a room of their own, and push no page without one out.
  const cacheOfQueries = createCache(Math.floor(maxSize / 4));
  const cacheOfPaths = createCache(maxSize - Math.floor(maxSize / 4));
  const cacheOf = (key: string) => (key.includes('?') ? cacheOfQueries : cacheOfPaths);
  let renderings = 0;
  let rendering = new Map<string, Promise<Page>>();

  events.onChange(() => {
    rendering = new Map();
  });

  function findFresh(key: string): Page | undefined {
    const cached = cacheOf(key)?.get(key);
    return cached?.since === rendering && Date.now() < cached.freshUntil ? cached.page : undefined;
  }

  async function renderPage(key: string, url: URL, locale: Locale, since: typeof rendering) {
    const cache = cacheOf(key);
    if (renderings >= maxRenderings)
      return cache?.get(key)?.page ?? toPage(busyPage(503, locale, 1));
    // All that a page may depend on: nothing else of the guest gets through.
    const request = new Request(url, { headers: { cookie: `lang=${locale}` } });
    renderings++;
    // What it says of its time counts from here: it may take a while.
    const begun = Date.now();
    const page = await render(request)
      .then(toPage)
      .finally(() => renderings--);
    if (page.status >= 500) return cache?.get(key)?.page ?? page;
    const ttl = sharedForMs(page);
    const isFresh = since === rendering && events.isConnected();
    if (ttl > 0) cache?.set(key, { page, since, freshUntil: isFresh ? begun + ttl : 0 });
    else cache?.delete(key);
    return page;
  }

  async function find(url: URL, locale: Locale, request: IncomingMessage): Promise<Page> {
    const key = `${locale} ${url.pathname}${url.search}`;
    // An open page asks for its data anew after a change of its own, which may be sooner than word of it comes here.
    const isData = url.pathname.endsWith('.data');
    const cached = isData ? undefined : (findFresh(key) ?? rendering.get(key));
    if (cached) return cached;

    const wait = await limit(request, isData);
    if (wait > 0) return cacheOf(key)?.get(key)?.page ?? toPage(busyPage(429, locale, wait));
    if (isData) return renderPage(key, url, locale, new Map());

    const since = rendering;
    const begun = since.get(key);
    if (begun) return begun;
    const page = renderPage(key, url, locale, since).finally(() => since.delete(key));
    since.set(key, page);
    return page;
  }

  /** Serves a GET or HEAD. Rejects where the request names no page that there could be. */
  return async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const url = knownAddress(asked);
    if (url.pathname !== asked.pathname) return redirect(response, url.pathname + asked.search);
    const locale = localeInCookie(request.headers.cookie ?? null) ?? defaultLocale;
    const { status, headers, etag, bodies } = await find(url, locale, request);

    response.setHeaders(headers);
    // A page has moved with whatever is asked of it, also by what is read elsewhere, such as campaign marks.
    const moved = status === 301 ? headers.get('location') : null;
    if (moved) response.setHeader('location', moved.split('?')[0] + asked.search);
    response.appendHeader('vary', 'Accept-Encoding');
    const isKnown = status === 200 && request.headers['if-none-match'] === etag;
    if (isKnown) return void response.writeHead(304).end();

    const encoding = encodingFor(headers, request.headers['accept-encoding']);
    const body = await bodyIn(encoding, bodies);
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.setHeader('content-length', body.length);
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
  };
}

/** Kept by nobody: an address may tell what its reader is about to buy. */
const redirect = (response: ServerResponse, location: string) =>
  void response.writeHead(301, { location, 'cache-control': 'no-store' }).end();

const sizeCalculation = ({ page }: CachedPage) => page.size;

async function toPage(response: Response): Promise<Page> {
  const body = Buffer.from(await response.arrayBuffer());
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = new Headers(response.headers);
  if (response.status === 200) headers.set('etag', etag);
  const bodies = new Map([['identity' as const, Promise.resolve(body)]]);
  return { status: response.status, headers, etag, bodies, size: 2 * body.length + 1_000 };
}

/** For how long everybody may get the same page, as the page itself says. */
function sharedForMs({ status, headers }: Page): number {
  if (status !== 200 || headers.has('set-cookie')) return 0;
  const seconds = headers.get('cache-control')?.match(/\bs-maxage=(\d+)/)?.[1];
  return Number(seconds ?? 0) * 1000;
}

const toBrotli = (body: Buffer, quality: number) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const compressors = {
  // Some milliseconds, for who is the first to ask.
  br: (body: Buffer) => toBrotli(body, 7),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

let isRefining = false;
const refined = new WeakSet<Page['bodies']>();

/**
 * Makes a tenth less of a page that is asked for again, in tens of milliseconds that nobody waits for: so one at a time.
 * A product's page then fits into what a new connection may carry at once.
 */
async function refine(bodies: Page['bodies'], plain: Buffer): Promise<void> {
  if (isRefining || refined.has(bodies)) return;
  isRefining = true;
  refined.add(bodies);
  const body = await toBrotli(plain, 10).finally(() => (isRefining = false));
  bodies.set('br', Promise.resolve(body));
}

const isText = /^(text\/|application\/(json|javascript|manifest\+json|xml))|\+xml|x-script/;

function encodingFor(headers: Headers, accepted: string | string[] = ''): Encoding {
  if (!isText.test(headers.get('content-type') ?? '')) return 'identity';
  return (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? 'identity';
}

async function bodyIn(encoding: Encoding, bodies: Page['bodies']): Promise<Buffer> {
  const plain = (await bodies.get('identity')) ?? Buffer.alloc(0);
  if (encoding === 'identity' || plain.length === 0) return plain;
  const known = bodies.get(encoding);
  if (known && encoding === 'br') void refine(bodies, plain);
  const compressed = known ?? compressors[encoding](plain);
  bodies.set(encoding, compressed);
  return compressed;
}
