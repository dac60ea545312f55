import { expect, test, vi } from 'vitest';

import { Failure } from '../failure.ts';
import { keepServer } from './keep-server.ts';
import type { Server } from './processes.ts';

/** Servers that end when they are told to. */
function servers() {
  const started: { end: () => void; stop: () => Promise<void> }[] = [];
  const start = async (): Promise<Server> => {
    const { promise: failed, resolve } = Promise.withResolvers<Failure>();
    const end = () => resolve(new Failure(`end of ${started.length}`));
    const stop = vi.fn(async () => end());
    started.push({ end, stop });
    return { failed, stop };
  };
  return { start, started };
}

test('starts a server again that ends by itself', async () => {
  const { start, started } = servers();
  const onRestart = vi.fn();
  await keepServer({ start, onRestart, waitMs: 1 });

  started[0]?.end();

  await expect.poll(() => started.length).toBe(2);
  expect(onRestart).toHaveBeenCalledWith(expect.objectContaining({ message: 'end of 1' }));
});

test('gives up one that ends soon after each of five starts', async () => {
  const { start, started } = servers();
  const { failed } = await keepServer({ start, onRestart: () => undefined, waitMs: 1 });
  for (let time = 1; time <= 5; time++) {
    await expect.poll(() => started.length).toBe(time);
    started.at(-1)?.end();
  }
  expect((await failed).message).toBe('end of 5');
  expect(started).toHaveLength(5);
});

test('starts none again that was stopped, and ends the wait for the next start', async () => {
  const { start, started } = servers();
  const first = await keepServer({ start, onRestart: () => undefined, waitMs: 1 });
  await first.stop();
  expect(started).toHaveLength(1);

  const { promise: isStarting, resolve: letStart } = Promise.withResolvers<unknown>();
  const slow = await keepServer({
    start: async () => {
      const server = await start();
      if (started.length === 3) await isStarting;
      return server;
    },
    onRestart: () => undefined,
    waitMs: 1,
  });
  started[1]?.end();
  await expect.poll(() => started.length).toBe(3);
  const stopped = slow.stop();
  letStart(null);
  await stopped;
  expect(started).toHaveLength(3);

  const onRestart = vi.fn();
  const second = await keepServer({ start, onRestart, waitMs: 1_000_000 });
  started[3]?.end();
  await expect.poll(() => onRestart.mock.calls).toHaveLength(1);
  await second.stop();
  expect(started).toHaveLength(4);
});
