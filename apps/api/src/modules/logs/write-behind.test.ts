import { setTimeout as delay } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { createLogger } from '../../logging/logger.ts';
import { createWriteBehind } from './write-behind.ts';

const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

function writeBehind(options: { intervalMs?: number } = {}) {
  const written: number[][] = [];
  const lines: string[] = [];
  const state: { failure: Error | null; gate: Promise<unknown> } = {
    failure: null,
    gate: Promise.resolve(),
  };
  const buffer = createWriteBehind<number>({
    batchSize: 3,
    capacity: 5,
    intervalMs: 60_000,
    logger: createLogger('warn', { write: (line: string) => void lines.push(line) }),
    write: async (batch) => {
      await state.gate;
      if (state.failure) throw state.failure;
      written.push(batch);
    },
    ...options,
  });
  return { ...buffer, state, written, lines };
}

test('writes when a batch is full, and what is left when it closes', async () => {
  const { add, close, written } = writeBehind();
  for (const entry of [1, 2, 3, 4]) add(entry);
  await delay(1);
  expect(written).toEqual([[1, 2, 3]]);
  await close();
  expect(written).toEqual([[1, 2, 3], [4]]);
});

test('writes a part of a batch after a while', async () => {
  const { add, close, written } = writeBehind({ intervalMs: 10 });
  add(1);
  await expect.poll(() => written).toEqual([[1]]);
  await close();
});

test('writes one batch at a time and loses the oldest of what is too much, and says so', async () => {
  const { add, flush, state, written, lines } = writeBehind();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  state.gate = promise;

  for (let entry = 1; entry <= 12; entry++) add(entry);
  expect(written).toEqual([]);
  resolve(undefined);
  await flush();

  expect(written).toEqual([
    [1, 2, 3],
    [8, 9, 10],
    [11, 12],
  ]);
  expect(lines.join('')).toContain('"lost":4');
});

test('keeps for later what the database could not hear of', async () => {
  const { add, flush, state, written } = writeBehind();
  state.failure = away;
  add(1);
  await expect(flush()).rejects.toThrow('connect');
  add(2);
  state.failure = null;
  await flush();
  expect(written).toEqual([[1, 2]]);
});

test('gives up what the database refuses, lest it stand in the way of the rest', async () => {
  const { add, flush, state, written, lines } = writeBehind();
  state.failure = new Error('invalid byte sequence');
  add(1);
  await expect(flush()).rejects.toThrow('invalid byte sequence');
  state.failure = null;
  add(2);
  await flush();
  expect(written).toEqual([[2]]);
  expect(lines.join('')).toContain('"lost":1');
});
