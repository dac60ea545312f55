import { setTimeout as delay } from 'node:timers/promises';

import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';

import loadShedding from './load-shedding.ts';
import problems from './problems.ts';

const app = Fastify({ forceCloseConnections: true });
await app.register(problems);
await app.register(loadShedding, { most: 2 });
app.get('/', async () => {
  await delay(200);
  return {};
});
app.get('/health', { config: { unlimited: true } }, async () => ({}));
const address = await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());

const statusOf = async (path = '/') => (await fetch(`${address}${path}`)).status;

test('sends away who comes while enough are being answered, and says when to come back', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => fetch(address)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 200, 503]);
  const refused = answers.find(({ status }) => status === 503);
  expect(refused?.headers.get('retry-after')).toBe('1');
});

test('never sends supervisors away, and serves again when there is room', async () => {
  const busy = [statusOf(), statusOf()];
  await delay(50);
  expect(await statusOf('/health')).toBe(200);
  await Promise.all(busy);
  expect(await statusOf()).toBe(200);
});

test('does not count those who have gone', async () => {
  const gone = [1, 2].map(() => {
    const leaving = new AbortController();
    const answer = fetch(address, { signal: leaving.signal }).catch(() => undefined);
    setTimeout(() => leaving.abort(), 50);
    return answer;
  });
  await Promise.all(gone);
  await delay(50);
  expect(await statusOf()).toBe(200);
});
