import { login } from '@craftsandore/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testApi } from '../../test/support/api.ts';
import { limitCounters } from '../db/schema/limits.ts';
import { sharedCounters } from './shared-counters.ts';

const api = await testApi({ SIGN_IN_FAILURES_PER_15_MINUTES: '10' });
const { db } = api;
const counters = sharedCounters(db);
const minute = 60_000;

const passAll = () => db.update(limitCounters).set({ endsAt: sql`now() - interval '1 second'` });

test('counts all that come at once, and keeps the end of the window', async () => {
  const counts = await Promise.all(Array.from({ length: 50 }, () => counters.add('a', 1, minute)));

  expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 1),
  );
  const { endsInMs } = await counters.add('a', 1, 10 * minute);
  expect(endsInMs).toBeGreaterThan(0);
  expect(endsInMs).toBeLessThanOrEqual(minute);
});

test('starts again when the window has passed', async () => {
  await counters.add('b', 5, minute);
  await passAll();
  expect((await counters.add('b', 1, minute)).count).toBe(1);
});

test('takes back, and never counts below none', async () => {
  expect((await counters.add('c', -1, minute)).count).toBe(0);
  expect((await counters.add('c', 1, minute)).count).toBe(1);
  expect((await counters.add('c', -3, minute)).count).toBe(0);
});

test('deletes expired windows', async () => {
  await counters.add('d', 1, minute);
  await passAll();
  await sharedCounters(db).add('e', 1, minute);
  expect(await db.$count(limitCounters)).toBe(1);
});

test('two instances refuse together', async () => {
  const { app } = await api.anotherInstance();
  const guess = (instance: typeof app) =>
    instance.inject({
      method: login.method,
      url: login.path,
      payload: { email: 'salma@example.com', password: 'not-the-password' },
    });

  for (let time = 0; time < 5; time++) {
    expect((await guess(api.app)).statusCode).toBe(401);
    expect((await guess(app)).statusCode).toBe(401);
  }

  for (const instance of [api.app, app]) {
    const { statusCode, headers } = await guess(instance);
    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(800);
  }
});
