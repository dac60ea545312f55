import { memoryCounters } from '@craftsandore/env/counters';
import { expect, test } from 'vitest';

import { createLimit } from './limit.ts';

function aLimit(max: number) {
  const clock = { now: 0 };
  const counters = memoryCounters(() => clock.now);
  return { clock, ...createLimit({ counters, name: 'tries', max, windowMs: 60_000 }) };
}

test('allows a number of calls within the window, and says how long to wait', async () => {
  const { clock, take } = aLimit(2);
  await take('a');
  clock.now = 20_500;
  await take('a');
  await expect(take('a')).rejects.toMatchObject({ code: 'request.too_many', retryAfter: 40 });
});

test('counts each key by itself', async () => {
  const { take } = aLimit(1);
  await take('a');
  await take('b');
});

test('starts again when the window has passed', async () => {
  const { clock, take } = aLimit(1);
  await take('a');
  clock.now = 60_000;
  await take('a');
});

test('does not count what is given back, and never counts below none', async () => {
  const { take, giveBack } = aLimit(1);
  await giveBack('a');
  await take('a');
  await giveBack('a');
  await take('a');
  await expect(take('a')).rejects.toThrow();
});

test('is off at 0', async () => {
  const { take } = aLimit(0);
  for (let time = 0; time < 100; time++) await take('a');
});

test('drops the keys it has not met for longest, so that it does not grow for ever', async () => {
  const counters = memoryCounters();
  for (let key = 0; key <= 100_000; key++) await counters.add(`${key}`, 1, 60_000);
  const counts = await Promise.all(['0', '100000'].map((key) => counters.add(key, 1, 60_000)));
  expect(counts.map(({ count }) => count)).toEqual([1, 2]);
});
