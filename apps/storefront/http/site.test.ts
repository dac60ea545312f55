// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { ofDocuments } from './security-headers.ts';
import { createSite } from './site.ts';

const directory = mkdtempSync(join(tmpdir(), 'storefront-'));
const api = createServer((_, response) => void response.end('{}'));
/** A shop of one page. */
const build = `
  const visitorContext = {};
  const action = ({ context }) => new Response(context.get(visitorContext));
  export const routes = {
    root: { id: 'root', path: '', module: { default: () => null } },
    form: { id: 'form', parentId: 'root', path: 'form', module: { action } },
  };
  export const assets = { entry: { module: '', imports: [] }, routes: { root: { id: 'root' } }, url: '', version: '' };
  export const entry = {
    module: {
      visitorContext,
      followShop() {},
      ownIcon: async (path) => path === '/apple-touch-icon.png' ? 'http://images.example/mark-1-180.png' : null,
      handleError() {},
      async default(_, status) {
        return new Response('Sent too early', { status });
      },
    },
  };
  export const future = {};
  export const routeDiscovery = { mode: 'initial' };
  export const ssr = true;
`;
const publicUrl = 'http://localhost:4200';
const options = {
  directory,
  apiUrl: '',
  pageCacheSize: 0,
  pagesPerMinute: 0,
  trustedProxies: 'loopback',
  serviceWorker: 'on' as const,
  imagesUrl: 'http://images.example',
};
let site: Server;
let secureSite: Server;

beforeAll(async () => {
  mkdirSync(join(directory, 'client/assets'), { recursive: true });
  mkdirSync(join(directory, 'server'));
  writeFileSync(join(directory, 'client/assets/shop-1a2b.js'), 'console.log(1);');
  writeFileSync(join(directory, 'client/assets/shop-1a2b.js.br'), 'short');
  writeFileSync(join(directory, 'client/favicon.ico'), 'icon');
  writeFileSync(join(directory, 'client/service-worker.js'), 'onfetch = work;');
  writeFileSync(join(directory, 'server/index.js'), build);
  writeFileSync(join(directory, 'client/assets/gone-1a2b.js'), 'console.log(1);');
  options.apiUrl = await listen(api);
  site = await createSite({ ...options, publicUrl });
  secureSite = await createSite({ ...options, publicUrl: 'https://shop.example' });
  rmSync(join(directory, 'client/assets/gone-1a2b.js'));
});

afterAll(() => {
  site.close();
  secureSite.close();
  api.close();
  rmSync(directory, { recursive: true });
});

async function listen(server: Server): Promise<string> {
  if (!server.listening) await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const get = async (path: string, init?: RequestInit) => fetch((await listen(site)) + path, init);

test.each(['live', 'ready'])('says that it is %s as the API does', async (status) => {
  const response = await get(`/health/${status}?from=probe`);
  expect(await response.json()).toEqual({ data: { status } });
});

test('is ready while it reaches the API, and alive in any case', async () => {
  expect((await get('/health/ready')).status).toBe(200);
  await new Promise((done) => {
    api.close(done);
    api.closeAllConnections();
  });
  expect((await get('/health/ready')).status).toBe(503);
  expect((await get('/health/live')).status).toBe(200);
});

test('hands out hashed files for ever, in their compressed form', async () => {
  const { headers } = await get('/assets/shop-1a2b.js', { headers: { 'accept-encoding': 'br' } });
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-encoding')).toBe('br');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const page = await get('/');
  for (const name of ofDocuments) {
    expect([name, page.headers.has(name), headers.has(name)]).toEqual([name, true, false]);
  }
});

test('is visited over TLS only, where it has an address of TLS', async () => {
  const { headers } = await fetch(`${await listen(secureSite)}/health/live`);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  const local = await get('/health/live');
  expect(local.headers.has('strict-transport-security')).toBe(false);
});

test('names the kind of a favicon, and has it asked for anew', async () => {
  const { headers } = await get('/favicon.ico');
  expect(headers.get('content-type')).toBe('image/x-icon');
  expect(headers.get('cache-control')).toBe('no-cache');
});

test('leads who asks for an icon by its place to the owner’s', async () => {
  const response = await get('/apple-touch-icon.png?v=1', { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([
    302,
    'http://images.example/mark-1-180.png',
  ]);
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test('a network that sends forms without end is put off, and another one is not', async () => {
  const limitedSite = await createSite({ ...options, pagesPerMinute: 4, publicUrl });
  const url = await listen(limitedSite);
  const post = async (network: string) => {
    const headers = { 'x-forwarded-for': network };
    return (await fetch(url, { method: 'POST', body: 'a=1', headers })).status;
  };
  const statuses = await Promise.all(Array.from({ length: 10 }, () => post('203.0.113.7')));
  expect(statuses.sort()).toEqual([405, 405, 405, 405, 429, 429, 429, 429, 429, 429]);
  expect(await post('198.51.100.7')).toBe(405);
  limitedSite.close();
});

test.each([
  ['whom a trusted proxy names', 'loopback', '198.51.100.7'],
  ['the one itself where it is not trusted', '203.0.113.0/24', '127.0.0.1'],
])('tells a form who has sent it: %s', async (_, trustedProxies, visitor) => {
  const behindProxy = await createSite({ ...options, trustedProxies, publicUrl });
  const headers = { 'x-forwarded-for': '192.0.2.1, 198.51.100.7' };
  const response = await fetch(`${await listen(behindProxy)}/form`, { method: 'POST', headers });
  expect(await response.text()).toBe(visitor);
  behindProxy.close();
});

test.each([
  ['TRACE / HTTP/1.1\r\nHost: shop.example', 405],
  ['GET //[ HTTP/1.1\r\nHost: shop.example', 400],
  ['GET //evil.example/signin HTTP/1.1\r\nHost: shop.example', 400],
  ['POST //evil.example/signin HTTP/1.1\r\nHost: shop.example', 400],
  ['GET /.//evil.example/signin HTTP/1.1\r\nHost: shop.example', 400],
  ['GET /\\evil.example/signin HTTP/1.1\r\nHost: shop.example', 400],
  ['GET /x%0a/ HTTP/1.1\r\nHost: shop.example', 400],
  ['GET /products%0D%0Ax HTTP/1.1\r\nHost: shop.example', 400],
  ['GET / HTTP/1.1\r\nHost:', 400],
  ['GET / HTTP/1.1\r\nHost: a b', 400],
  ['GET / HTTP/1.1\r\nHost: evil:99"><x', 400],
])('refuses %j and lives on', async (head, status) => {
  expect(await send(head)).toMatch(`HTTP/1.1 ${status} `);
  expect((await get('/health/live')).status).toBe(200);
});

test('survives a range that ends before it begins', async () => {
  const asked = get('/assets/shop-1a2b.js', { headers: { range: 'bytes=5-2' } });
  await expect(asked).rejects.toThrow();
  expect((await get('/health/live')).status).toBe(200);
});

test('survives a file that a newer build took away', async () => {
  await expect(get('/assets/gone-1a2b.js').then((gone) => gone.text())).rejects.toThrow();
  expect((await get('/health/live')).status).toBe(200);
});

test('hangs up on who sends a thousand requests ahead', async () => {
  const many = Array.from({ length: 1_000 }, () => 'GET /health/live HTTP/1.1\r\nHost: shop');
  const said = await send(many.join('\r\n\r\n')).catch(() => '');
  expect(said.split('HTTP/1.1').length).toBeLessThan(20);
  expect((await get('/health/live')).status).toBe(200);
});

/** Says to the site what no well-behaved client would, and returns what comes back. */
async function send(head: string): Promise<string> {
  const { port } = new URL(await listen(site));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`${head}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

test('the service worker may be asked for anew each time, and load nothing but pages, files and photos', async () => {
  const { headers } = await get('/service-worker.js');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; connect-src 'self' http://images.example",
  );
});

test('where the shop is to have no service worker, browsers are given one that ends itself', async () => {
  const without = await createSite({ ...options, serviceWorker: 'off', publicUrl });
  const response = await fetch(`${await listen(without)}/service-worker.js`);
  without.close();

  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-type')).toBe('text/javascript');
  const code = await response.text();
  expect(code).toContain('registration.unregister()');
  expect(code).not.toContain('onfetch');
});

test.each(['ar', 'en'])('the page for who has no connection is written in %s', async (locale) => {
  const response = await get(`/offline/${locale}`);
  expect(response.headers.get('content-language')).toBe(locale);
  const html = await response.text();
  expect(html).toContain(`lang="${locale}"`);
  expect(html).not.toContain('<script');
});
