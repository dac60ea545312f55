import { setTimeout as delay } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { atMost } from './at-most.ts';

test('runs first what does not wait for the others', async () => {
  const inTurn = atMost(1);
  const done: string[] = [];
  const work = (name: string) => async () => {
    await delay(1);
    done.push(name);
  };

  await Promise.all([
    ...['one', 'two', 'three'].map((name) => inTurn(work(name))),
    inTurn(work('first'), { isFirst: true }),
  ]);

  expect(done).toEqual(['one', 'first', 'two', 'three']);
});

test('runs a limited number at once, and all of them in the end, even if one fails', async () => {
  const inTurn = atMost(2);
  let running = 0;
  let most = 0;
  const work = async (name: number) => {
    most = Math.max(most, ++running);
    await delay(5);
    running--;
    if (name === 1) throw new Error('failed');
    return name;
  };

  const ends = await Promise.allSettled([0, 1, 2, 3, 4].map((name) => inTurn(() => work(name))));

  expect(most).toBe(2);
  expect(ends.map(({ status }) => status).filter((status) => status === 'fulfilled')).toHaveLength(
    4,
  );
});
