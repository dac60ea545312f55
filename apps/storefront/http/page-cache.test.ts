// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createBusyPage } from './busy-page.ts';
import { createPageCache } from './page-cache.ts';
import { createPlainPage } from './plain-page.ts';
import type { RenderLimit } from './render-limit.ts';

const shared = { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=60' };
const words = 'A page about wooden spoons. '.repeat(100);

let headers: Record<string, string>;
let isConnected: boolean;
let change: () => void;
let site: Server;

/** All pages read their number; a page's address is in small letters. */
function knownAddress(asked: URL) {
  const page = asked.searchParams.get('page');
  return new URL(asked.pathname.toLowerCase() + (page ? `?page=${page}` : ''), asked);
}

const limit = vi.fn<RenderLimit>();
const render = vi.fn(async (_: Request) => new Response(words, { headers }));

beforeEach(async () => {
  headers = shared;
  isConnected = true;
  limit.mockReset().mockResolvedValue(0);
  render.mockReset();
  render.mockImplementation(async () => new Response(words, { headers }));
  const events = {
    onChange: (listener: () => void) => void (change = listener),
    isConnected: () => isConnected,
    close: () => undefined,
  };
  const serve = createPageCache({
    render,
    events,
    knownAddress,
    limit,
    busyPage: createBusyPage(createPlainPage(['/assets/shop.css'])),
    maxSize: 1024 ** 2,
  });
  site = createServer((request, response) => {
    serve(request, response).catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
});

afterEach(() => void site.close());

const get = (path: string, given: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`, {
    headers: given,
    redirect: 'manual',
  });

test('renders a page once for all who read a language', async () => {
  await Promise.all([get('/products'), get('/products'), get('/products')]);
  await get('/products', { cookie: 'lang=ar' });
  expect(render).toHaveBeenCalledTimes(1);

  await get('/products', { cookie: 'lang=en' });
  await get('/products?page=2');
  expect(render).toHaveBeenCalledTimes(3);
});

test('lets nothing of a guest but the language into a page', async () => {
  await get('/', { cookie: 'lang=en; token=secret', authorization: 'Bearer secret', 'x-me': '1' });
  const [request] = render.mock.calls[0] ?? [];
  expect([...(request?.headers ?? [])]).toEqual([['cookie', 'lang=en']]);
});

test('renders it anew after a change', async () => {
  await get('/');
  change();
  await get('/');
  expect(render).toHaveBeenCalledTimes(2);
});

test('gives an open page no old data after a change of its own, of which no events have come yet', async () => {
  await get('/product/1.data');
  await get('/product/1.data');
  expect(render).toHaveBeenCalledTimes(2);
});

test('keeps a page for its time, from when it began to be rendered', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  headers = { ...shared, 'cache-control': 'public, s-maxage=2' };
  render.mockImplementationOnce(async () => {
    vi.setSystemTime(Date.now() + 1500);
    return new Response(words, { headers });
  });
  await get('/');
  vi.setSystemTime(Date.now() + 499);
  await get('/');
  expect(render).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 1);
  await get('/');
  expect(render).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('does not keep what was rendered before a change that came meanwhile', async () => {
  render.mockImplementationOnce(async () => {
    change();
    return new Response('old', { headers });
  });
  await get('/');
  expect(await (await get('/')).text()).toBe(words);
});

test('shows what it showed before where it cannot render it anew, and no longer than that', async () => {
  const respondWith = (text: string, init: ResponseInit) =>
    render.mockResolvedValueOnce(new Response(text, init));
  await get('/');
  change();
  respondWith('failed', { status: 500 });
  const standIn = await get('/');
  expect([standIn.status, await standIn.text()]).toEqual([200, words]);

  respondWith('new', { headers });
  expect(await (await get('/')).text()).toBe('new');
  change();
  respondWith('gone', { status: 404 });
  expect((await get('/')).status).toBe(404);
  respondWith('failed', { status: 500 });
  expect((await get('/')).status).toBe(500);
});

test('keeps pages to show in need, however many queries are made up', async () => {
  const html = 'A page about wooden spoons. '.repeat(1_000);
  render.mockImplementation(async () => new Response(html, { headers }));
  await get('/');
  await get('/product/7');
  for (let n = 0; n < 320; n++) await get(`/products?page=${n}`);
  change();
  render.mockImplementation(async () => new Response('failed', { status: 500 }));
  expect((await get('/')).status).toBe(200);
  expect((await get('/product/7')).status).toBe(200);
});

test('neither renders nor keeps a page for what it does not read of a query', async () => {
  await get('/products?page=2');
  await get('/products?x=1&page=2');
  await get('/products?page=2&x=2');
  expect(render).toHaveBeenCalledTimes(1);
  expect(render.mock.calls[0]?.[0].url).toMatch(/\/products\?page=2$/);
});

test('sends other spellings of a path to the page, with the whole query', async () => {
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/Products?x=1`;
  const { status, headers } = await fetch(url, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, '/products?x=1']);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(render).not.toHaveBeenCalled();
});

test('renders a hundred pages at once, and beyond them shows what it has or asks to come again', async () => {
  await get('/');
  change();
  const { promise: gate, resolve: open } = Promise.withResolvers<null>();
  render.mockClear();
  render.mockImplementation(async () => {
    await gate;
    return new Response(words, { headers });
  });
  const waiting = Array.from({ length: 100 }, (_, n) => get(`/products?page=${n}`));
  await expect.poll(() => render).toHaveBeenCalledTimes(100);
  const refused = await get('/products');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect((await get('/')).status).toBe(200);

  open(null);
  await Promise.all(waiting);
  expect((await get('/products')).status).toBe(200);
});

test('asks a network that had too much rendered to come again, but shows it what there is', async () => {
  await get('/');
  limit.mockResolvedValue(30);
  expect((await get('/')).status).toBe(200);
  expect(limit).toHaveBeenCalledTimes(1); // what is cached counts for nobody
  change();
  expect(await (await get('/')).text()).toBe(words);

  const refused = await get('/product/7', { cookie: 'lang=en' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await refused.text()).toContain('<html lang="en" dir="ltr">');
  expect(await (await get('/product/7')).text()).toContain('<html lang="ar" dir="rtl">');
  expect(render).toHaveBeenCalledTimes(1);

  limit.mockResolvedValue(0);
  expect(await (await get('/product/7')).text()).toBe(words);
});

test('counts the data of a page as data', async () => {
  await get('/product/7.data');
  expect(limit).toHaveBeenCalledExactlyOnceWith(expect.anything(), true);
});

test('takes nothing for fresh while changes would not be heard of', async () => {
  isConnected = false;
  await get('/');
  await get('/');
  expect(render).toHaveBeenCalledTimes(2);

  render.mockResolvedValueOnce(new Response('failed', { status: 500 }));
  expect((await get('/')).status).toBe(200);
});

test.each([
  ['may not be shared', { 'content-type': 'text/html', 'cache-control': 'no-cache' }],
  ['sets a cookie', { ...shared, 'set-cookie': 'lang=en' }],
])('keeps no page that %s', async (_, given) => {
  headers = given;
  await get('/');
  await get('/');
  expect(render).toHaveBeenCalledTimes(2);
});

test.each(['br', 'gzip'])(
  'sends it as %s, and says that this depends on the request',
  async (name) => {
    const response = await get('/', { 'accept-encoding': name });
    expect(response.headers.get('content-encoding')).toBe(name);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(Number(response.headers.get('content-length'))).toBeLessThan(200);
    expect(await response.text()).toBe(words);
  },
);

test('sends a smaller page to those who come after the first', async () => {
  const body = readFileSync(import.meta.filename, 'utf8');
  render.mockImplementation(async () => new Response(body, { headers }));
  const sizeSent = async () => {
    const response = await get('/', { 'accept-encoding': 'br' });
    expect(await response.text()).toBe(body);
    return Number(response.headers.get('content-length'));
  };

  const first = await sizeSent();
  await expect.poll(sizeSent).toBeLessThan(0.95 * first);
});

test('sends nothing to a client that has it already', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  const response = await get('/', { 'if-none-match': etag });
  expect(response.status).toBe(304);
  expect(response.headers.get('cache-control')).toContain('s-maxage');
});

test('who is sent on for good takes along all that was asked, and is asked for again the next time', async () => {
  headers = { location: '/product/7/bowl?page=2', 'cache-control': 'no-store' };
  render.mockImplementation(async () => new Response(null, { status: 301, headers }));
  const sent = (address: string) =>
    get(address).then((response) => response.headers.get('location'));
  for (const query of ['?utm_source=mail&page=2', '', '?page=2&gclid=a%20b']) {
    expect(await sent(`/product/7${query}`)).toBe(`/product/7/bowl${query}`);
  }
  expect(render).toHaveBeenCalledTimes(3);
});
