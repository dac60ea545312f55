import { setTimeout as delay } from 'node:timers/promises';

import type { Failure } from '../failure.ts';
import type { Server } from './processes.ts';

/** What fails as often in a row, each time within a minute of its start, would fail for ever. */
const maxFailures = 5;
const longEnoughMs = 60_000;

type Options = {
  start: () => Promise<Server>;
  /** Told of each end that is not the last one. */
  onRestart: (failure: Failure) => void;
  /** Before the first new start; doubled each time. */
  waitMs?: number;
};

/** A server that is started again when it ends by itself. It has failed when it ends soon after each of five starts. */
export async function keepServer({ start, onRestart, waitMs = 1_000 }: Options): Promise<Server> {
  const stopping = new AbortController();
  let server = await start();

  async function keep(): Promise<Failure> {
    for (let failures = 1; ; failures++) {
      const since = Date.now();
      const failure = await server.failed;
      if (Date.now() - since > longEnoughMs) failures = 1;
      if (stopping.signal.aborted || failures === maxFailures) return failure;
      onRestart(failure);
      await delay(waitMs * 2 ** (failures - 1), undefined, stopping).catch(() => undefined);
      if (stopping.signal.aborted) return failure;
      server = await start();
      // It was told to stop while it was starting.
      if (stopping.signal.aborted) await server.stop();
    }
  }
  const failed = keep().catch((error: Failure) => error);

  return {
    failed,
    stop: async () => {
      stopping.abort();
      await server.stop();
      await failed;
    },
  };
}
