import Fastify from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';

import loadShedding from './load-shedding.ts';
import problems from './problems.ts';

const most = 2;
const slow = { inside: 0, ...Promise.withResolvers<unknown>() };
beforeEach(() => void Object.assign(slow, { inside: 0, ...Promise.withResolvers<unknown>() }));

const app = Fastify({ forceCloseConnections: true });
await app.register(problems);
await app.register(loadShedding, { max: most });
app.get('/', async () => ({}));
app.get('/slow', async () => {
  slow.inside += 1;
  await slow.promise;
  return {};
});
app.get('/health', { config: { unlimited: true } }, async () => ({}));
const address = await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());

const statusOf = async (path = '/') => (await fetch(`${address}${path}`)).status;

/** As many as are answered at once, until they are let go. */
async function fill(signal: AbortSignal | null = null) {
  const responses = Array.from({ length: most }, () => fetch(`${address}/slow`, { signal }));
  await expect.poll(() => slow.inside).toBe(most);
  return responses;
}

test('sends away who comes while enough are being answered, says when to come back, and serves again', async () => {
  const responses = await fill();

  const refused = await fetch(address);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');

  slow.resolve(undefined);
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200]);
  await expect.poll(() => statusOf()).toBe(200);
});

test('never sends supervisors away', async () => {
  const responses = await fill();
  expect(await statusOf('/health')).toBe(200);
  slow.resolve(undefined);
  await Promise.all(responses);
});

test('does not count those who have gone', async () => {
  const leaving = new AbortController();
  const responses = await fill(leaving.signal);
  leaving.abort();
  await Promise.allSettled(responses);
  await expect.poll(() => statusOf()).toBe(200);
  slow.resolve(undefined);
});
