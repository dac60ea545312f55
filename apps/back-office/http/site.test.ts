// @vitest-environment node
import { precompress } from '@craftsandore/tools/precompress';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { readEnv } from './env.ts';
import { securityHeaders } from './security-headers.ts';
import { createSite } from './site.ts';

const directory = mkdtempSync(join(tmpdir(), 'back-office-'));
let site: Server;
let at: (path: string, init?: RequestInit) => Promise<Response>;

beforeAll(async () => {
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'assets/app-1a2b.js'), 'console.log(1);'.repeat(100));
  writeFileSync(
    join(directory, 'index.html'),
    '<!doctype html><script>start()</script><script src="/assets/app-1a2b.js"></script>',
  );
  await precompress(directory);
  const env = readEnv({ API_URL: 'https://api.example/', STOREFRONT_URL: 'https://shop.example' });
  writeFileSync(join(directory, 'assets/gone-1a2b.js'), 'console.log(1);');
  site = createSite(directory, env);
  rmSync(join(directory, 'assets/gone-1a2b.js'));
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  const { port } = site.address() as AddressInfo;
  at = (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init);
});

afterAll(() => {
  site.close();
  site.closeAllConnections();
  rmSync(directory, { recursive: true });
});

test('serves every page as the one document, fresh', async () => {
  const response = await at('/admin-orders/7?lang=en');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toContain('<!doctype html>');
});

test('hangs up on who sends a thousand requests ahead', async () => {
  const socket = connect((site.address() as AddressInfo).port, '127.0.0.1');
  socket.end('GET /health/live HTTP/1.1\r\nHost: staff\r\n\r\n'.repeat(1_000));
  const said = await text(socket).catch(() => '');
  expect(said.split('HTTP/1.1').length).toBeLessThan(20);
  expect((await at('/health/live')).status).toBe(200);
});

test('is shown in no frame, and runs no script that came with somebody’s words', async () => {
  const { headers } = await at('/signin');
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'(;|$)/);
  expect(headers.get('x-frame-options')).toBe('DENY');
});

test('is visited over TLS only, where it has an address of TLS', async () => {
  const local = await at('/health/live');
  expect(local.headers.has('strict-transport-security')).toBe(false);
  const secure = securityHeaders('', readEnv({ BACK_OFFICE_URL: 'https://staff.example' }));
  expect(secure['Strict-Transport-Security']).toBe('max-age=31536000');
});

test('hands out hashed files compressed and for ever, and misses those that are gone', async () => {
  const file = await at('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br' } });
  expect(file.headers.get('content-encoding')).toBe('br');
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect(await file.text()).toContain('console.log(1);');
  for (const gone of [
    '/assets/app-0000.js',
    '/assets/photo',
    '/assets/',
    '/assets/a/b?v=1',
    '/app.js',
    '/a/b.js?v=1',
  ]) {
    const { status, headers } = await at(gone);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  }
});

test('a path of many dots is answered at once', async () => {
  // Its pattern for files once took hours for it.
  expect((await at(`/${'aa.'.repeat(40)}!`)).status).toBe(404);
  expect((await at(`/${'aa.'.repeat(40)}`)).status).toBe(404);
  expect(await (await at('/admin-orders?query=a.b')).text()).toContain('<!doctype html>');
});

test('survives a range that ends before it begins', async () => {
  await expect(at('/', { headers: { range: 'bytes=5-2' } })).rejects.toThrow();
  expect((await at('/')).status).toBe(200);
});

test('survives a file that a newer build took away', async () => {
  await expect(at('/assets/gone-1a2b.js').then((gone) => gone.text())).rejects.toThrow();
  expect((await at('/')).status).toBe(200);
});

test('tells the pages where API and shop are', async () => {
  expect(await (await at('/settings.json')).json()).toEqual({
    apiUrl: 'https://api.example',
    storefrontUrl: 'https://shop.example',
  });
});

test('lets no script run but files and those that the document was built with', async () => {
  const policy = (await at('/')).headers.get('content-security-policy');
  // base64 of SHA-256("start()")
  expect(policy).toContain(
    "script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';",
  );
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy).toContain("img-src 'self' data: blob: https://api.example;");
});

test('shows photos from where they are, and those that are not public from the API', () => {
  const urls = { API_URL: 'https://api.example', IMAGES_URL: 'https://images.example/pictures' };
  expect(securityHeaders('', readEnv(urls))['content-security-policy']).toContain(
    "img-src 'self' data: blob: https://images.example https://api.example;",
  );
});

test('is healthy, and takes no orders', async () => {
  for (const status of ['live', 'ready']) {
    expect(await (await at(`/health/${status}?from=probe`)).json()).toEqual({ data: { status } });
  }
  expect((await at('/admin', { method: 'POST' })).status).toBe(405);
});

test('listens on this machine alone unless it is told otherwise', () => {
  expect(readEnv({}).BACK_OFFICE_HOST).toBe('127.0.0.1');
  expect(readEnv({ BACK_OFFICE_HOST: '0.0.0.0' }).BACK_OFFICE_HOST).toBe('0.0.0.0');
});

test('names every variable that is wrong', () => {
  const wrong = { BACK_OFFICE_PORT: 'many', API_URL: 'ftp://api', STOREFRONT_URL: '' };
  expect(() => readEnv(wrong)).toThrow(/BACK_OFFICE_PORT[^]*API_URL/);
});
