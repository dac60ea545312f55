import { brotliDecompressSync } from 'node:zlib';

import { listApiLogs, listOrders, listProducts } from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { expect, test } from 'vitest';

import { testApi } from './support/api.ts';
import { aProduct, anOrder } from './support/builders.ts';

const { db, guest, signedIn } = await testApi();
const staff = await signedIn(Role.Developer);
for (let product = 0; product < 12; product++) await aProduct(db);
for (let order = 0; order < 20; order++) await anOrder(db, staff.user);

const ask = ({ send }: typeof guest, path: string, encodings: string, more = {}) =>
  send({ method: 'GET', path, headers: { 'accept-encoding': encodings, ...more } });

test.each([
  ['shared', guest, listProducts.path],
  ['personal', staff, listOrders.path],
])(
  'a long %s response is brotli for clients that accept it, with the same content',
  async (_, who, path) => {
    const plain = await ask(who, path, 'gzip, deflate');
    const small = await ask(who, path, 'gzip, deflate, br, zstd');

    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload)).toEqual(plain.rawPayload);
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect(Number(small.headers['content-length'])).toBe(small.rawPayload.length);
    for (const { headers } of [plain, small]) expect(headers.vary).toContain('accept-encoding');
  },
);

test('who likes another encoding better still takes brotli', async () => {
  const { headers } = await ask(guest, '/products', 'gzip, br;q=0.5');
  expect(headers['content-encoding']).toBe('br');
});

test('a browser that has a compressed response is told when it still holds', async () => {
  const { headers } = await ask(guest, '/products', 'br');
  expect(headers.etag).toMatch(/^W\/"/);
  const known = { 'if-none-match': String(headers.etag) };
  const { statusCode, payload } = await ask(guest, '/products', 'br', known);
  expect([statusCode, payload]).toEqual([304, '']);
});

test('short responses, and clients that refuse it, get none', async () => {
  const responses = [
    await ask(guest, '/health/live', 'br'),
    await ask(guest, '/products/4711', 'br'),
    await ask(guest, '/products', 'gzip, br;q=0'),
    await ask(guest, '/products', 'br; q=0.0, gzip'),
  ];
  for (const { headers } of responses) expect(headers['content-encoding']).toBeUndefined();
});

test('the log holds what was said, not what it was pressed into', async () => {
  await ask(staff, listOrders.path, 'br');
  const { logs } = await staff.call(listApiLogs, { query: { url: listOrders.path } });
  expect(logs[0]?.responseBody).toContain('"orderReference":"CS-');
});
