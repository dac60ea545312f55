import type { AddressInfo } from 'node:net';

import { afterAll, expect, test } from 'vitest';

import { testApi } from './support/api.ts';
import { aProduct } from './support/builders.ts';

const { app, db } = await testApi();
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

test('closes with the listeners that are there', async () => {
  const next = await listen();
  await next();
  await app.close();
  await expect.poll(next).toBeUndefined();
});
