import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { privateKeyOf } from '../src/storage/photo-files.ts';
import { testApi } from './support/api.ts';
import { throughSocket } from './support/through-socket.ts';

const { app, env, guest, log } = await testApi();

const folder = join(env.DATA_DIR, 'images');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'abc-320.webp'), 'a picture');
const privateName = `${privateKeyOf('abc')}-320.webp`;
writeFileSync(join(folder, privateName), 'a picture that nobody let in');
writeFileSync(join(folder, '.half-written'), 'half a picture');
writeFileSync(join(env.DATA_DIR, 'token-secret'), 'secret');

const send = await throughSocket(app);
const get = (path: string) => guest.send({ method: 'GET', path });

test('a photo may be kept for ever, and shown on any page', async () => {
  const { statusCode, headers, payload } = await get('/images/abc-320.webp');
  expect([statusCode, payload]).toEqual([200, 'a picture']);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  });
});

test.each([
  '/images/none-320.webp',
  '/images/',
  '/images/.half-written',
  `/images/${privateName}`,
  `/images/%70${privateName.slice(1)}`,
  '/images/../token-secret',
  '/images/%2e%2e/token-secret',
  '/images/..%2ftoken-secret',
  '/images/..%5ctoken-secret',
  '/images/abc-320%00.webp',
])('%s is not there, and no failure of ours', async (path) => {
  log.length = 0;
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;

  const { status, body } = await send(request);

  expect([status, body.code]).toEqual([404, 'request.not_found']);
  expect(log.join('')).not.toContain('request failed');
});

test('a part beyond the end of a photo is refused, and no failure of ours', async () => {
  const headers = { range: 'bytes=99999999-' };
  const reply = await guest.send({ method: 'GET', path: '/images/abc-320.webp', headers });
  expect([reply.statusCode, reply.json().code]).toEqual([416, 'request.no_such_range']);
});
