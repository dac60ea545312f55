// @vitest-environment node
import type { IncomingMessage } from 'node:http';

import { expect, test } from 'vitest';

import { createRenderLimit } from './render-limit.ts';

/** A request that our proxy passes on. */
const from = (address: string) =>
  ({
    headers: { 'x-forwarded-for': address },
    socket: { remoteAddress: '127.0.0.1' },
  }) as unknown as IncomingMessage; // all that is read of it

function aLimit(pagesPerMinute: number, trustedProxies = 'loopback') {
  const limit = createRenderLimit({ pagesPerMinute, trustedProxies });
  return async (address: string, isData = false) => limit(from(address), isData);
}

test('a network may have so many pages rendered, then has to wait', async () => {
  const waitOf = aLimit(2);
  expect([await waitOf('203.0.113.7'), await waitOf('203.0.113.7')]).toEqual([0, 0]);
  const wait = await waitOf('203.0.113.7');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await waitOf('203.0.113.8')).toBe(0);
});

test('of IPv6 the /48 counts', async () => {
  const waitOf = aLimit(1);
  await waitOf('2001:db8:1:2::3');
  expect(await waitOf('2001:db8:1:ffff::9')).toBeGreaterThan(0);
  expect(await waitOf('2001:db8:2::1')).toBe(0);
});

test('five times as many data of pages are counted for themselves', async () => {
  const waitOf = aLimit(1);
  for (let n = 0; n < 5; n++) expect(await waitOf('203.0.113.7', true)).toBe(0);
  expect(await waitOf('203.0.113.7', true)).toBeGreaterThan(0);
  expect(await waitOf('203.0.113.7')).toBe(0);
});

test('nobody but our proxies is believed', async () => {
  const waitOf = aLimit(1, '10.0.0.0/8, 192.0.2.1');
  await waitOf('203.0.113.7');
  expect(await waitOf('203.0.113.8')).toBeGreaterThan(0);
});

test('it is off at 0', async () => {
  const waitOf = aLimit(0);
  for (let n = 0; n < 100; n++) expect(await waitOf('203.0.113.7', n > 50)).toBe(0);
});
