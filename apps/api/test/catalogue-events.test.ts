import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { followLive } from '@craftsandore/contract';
import { Role } from '@craftsandore/roles';
import { afterAll, expect, test } from 'vitest';

import { testApi } from './support/api.ts';
import { aProduct } from './support/builders.ts';

const { app, db, signedIn } = await testApi();
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo; // it listens on a port
const leave = new AbortController();
afterAll(() => leave.abort());

async function listen() {
  const { body } = await fetch(`http://127.0.0.1:${port}/catalogue/changes`, {
    signal: leave.signal,
  });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  return async () => (await reader?.read())?.value;
}

test('tells of a change that was committed', async () => {
  const next = await listen();
  expect(await next()).toBe(':\n\n');

  await aProduct(db);

  let heard = await next();
  while (heard?.startsWith(':')) heard = await next();
  expect(heard).toContain('data: changed\n\n');
});

test('who asks for the head of what never ends gets it, and no more', async () => {
  const { token } = await signedIn(Role.Admin);
  const headers = { authorization: `Bearer ${token}` };
  for (const path of ['/catalogue/changes', followLive.path]) {
    const head = await app.inject({ method: 'HEAD', url: path, headers });
    expect([head.statusCode, head.payload]).toEqual([200, '']);
    expect(head.headers['content-type']).toContain('text/event-stream');
  }
  const nobodys = await app.inject({ method: 'HEAD', url: followLive.path });
  expect(nobodys.statusCode).toBe(401);
});

/** Listens from an address as proxies tell it; so many at once. @returns how many were let in, and how to leave. */
async function listenFrom(address: string, times: number) {
  const options = { port, path: '/catalogue/changes', headers: { 'x-forwarded-for': address } };
  const responses = await Promise.all(
    Array.from({ length: times }, async () => {
      const [response] = await once(get(options), 'response');
      return response as IncomingMessage; // as Node documents the event
    }),
  );
  const heard = responses.filter(({ statusCode }) => statusCode === 200).length;
  const refused = responses.filter(({ statusCode }) => statusCode === 503).length;
  expect(heard + refused).toBe(times);
  return { heard, leave: () => responses.forEach((response) => response.destroy()) };
}

/** The test before has one. */
const others = 1;

test('strangers cannot take all connections: neither from one network nor from many', async () => {
  const listening = [await listenFrom('2001:db8:1::1', 20)];
  const heard = () => listening.reduce((sum, each) => sum + each.heard, 0);
  expect(heard()).toBe(16);

  for (let n = 2; n < 16; n++) listening.push(await listenFrom(`2001:db8:${n}::1`, 16));
  expect(heard()).toBe(100);
  for (let n = 1; n < 16; n++) listening.push(await listenFrom(`10.0.1.${n}`, 16));
  expect(heard()).toBe(200 - others);

  listening.forEach(({ leave }) => leave());
  await expect
    .poll(async () => {
      const again = await listenFrom('2001:db8:99::1', 1);
      again.leave();
      return again.heard;
    })
    .toBe(1);
});

test('closes with the listeners that are there', async () => {
  const next = await listen();
  await next();
  await app.close();
  await expect.poll(next).toBeUndefined();
});
