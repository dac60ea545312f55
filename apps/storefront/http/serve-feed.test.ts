// @vitest-environment node
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { feedServer, isFeedPath } from './serve-feed.ts';

let site: Server;
let send: ReadableStreamDefaultController<Uint8Array>;
const cancelled = vi.fn();

/** A feed that goes on for as long as the test sends. */
const render = vi.fn(async (_: Request) => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void (send = controller),
    cancel: cancelled,
  });
  return new Response(body, { headers: { 'content-type': 'text/tab-separated-values' } });
});

beforeEach(async () => {
  vi.clearAllMocks();
  const serve = feedServer(render);
  site = createServer((request, response) => {
    serve(request, response).catch(() => response.writeHead(400).end());
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
});

afterEach(() => {
  site.closeAllConnections();
  site.close();
});

const ask = (query = '', init?: RequestInit) =>
  fetch(
    `http://127.0.0.1:${(site.address() as AddressInfo).port}/feeds/products.ar.tsv${query}`,
    init,
  );
const bytes = (text: string) => new TextEncoder().encode(text);

test('passes on what is there before the rest is made', async () => {
  const asked = ask('?x=1', { headers: { cookie: 'token=secret' } });
  await expect.poll(() => render).toHaveBeenCalled();
  send.enqueue(bytes('id\ttitle\n'));
  const reader = (await asked).body?.getReader();
  expect((await reader?.read())?.value).toEqual(bytes('id\ttitle\n'));
  send.close();
  expect((await reader?.read())?.done).toBe(true);

  const [request] = render.mock.calls[0] ?? [];
  expect(request?.url).toBe('http://shop/feeds/products.ar.tsv');
  expect([...(request?.headers ?? [])]).toEqual([]);
});

test('HEAD reads none of it', async () => {
  const response = await ask('', { method: 'HEAD' });
  expect(response.headers.get('content-type')).toBe('text/tab-separated-values');
  await expect.poll(() => cancelled).toHaveBeenCalled();
});

test('a feed that fails on the way ends the connection', async () => {
  const asked = ask();
  await expect.poll(() => render).toHaveBeenCalled();
  send.enqueue(bytes('id\n'));
  const response = await asked;
  send.error(new Error('is down'));
  await expect(response.text()).rejects.toThrow();
});

test('whoever leaves ends the reading, and makes room', async () => {
  const leaving = new AbortController();
  const two = [0, 1].map(() => ask('', { signal: leaving.signal }).catch(() => null));
  await expect.poll(() => render).toHaveBeenCalledTimes(2);
  const third = await ask();
  expect([third.status, third.headers.get('retry-after')]).toEqual([503, '60']);

  leaving.abort();
  await Promise.all(two);
  await expect.poll(async () => (await ask('', { method: 'HEAD' })).status).toBe(200);
});

test.each([
  ['/feeds/products.ar.tsv', true],
  ['/feeds/products.en.tsv?utm_source=x', true],
  ['/feeds/products.tsv', false],
  ['/feeds/products.ar.tsv.data', false],
])('whether %s is a feed: %s', (path, is) => expect(isFeedPath(path)).toBe(is));
