import type { FastifyBaseLogger } from 'fastify';

import type { Database } from '../../db/client.ts';
import { insertApiLogs, type NewApiLog } from './api-logs.ts';
import { deleteApiLogsBeyond } from './delete-old-api-logs.ts';
import { createReadSums } from './read-sums.ts';
import { createWriteBehind } from './write-behind.ts';

export type CallLog = ReturnType<typeof createCallLog>;

const sumMs = 1_000;

type Options = {
  db: Database;
  logger: FastifyBaseLogger;
  /** Older ones are deleted, so that callers cannot fill the disk; 0 for any number. */
  maxRows: number;
};

/**
 * Keeps the calls that were answered: few at a time, so that the next responses need not wait for the writing of many. At
 * worst 32 MiB of them wait for the database.
 */
export function createCallLog({ db, logger, maxRows }: Options) {
  const deleteEvery = Math.min(1_000, maxRows);
  let written = 0;

  const calls = createWriteBehind({
    write: async (entries: NewApiLog[]) => {
      written += entries.length;
      if (maxRows > 0 && written >= deleteEvery) {
        written = 0;
        await deleteApiLogsBeyond(db, maxRows);
      }
      await insertApiLogs(db, entries);
    },
    logger,
    batchSize: 200,
    capacity: 2_000,
    intervalMs: 100,
  });
  const reads = createReadSums();
  const addSums = () => reads.take().forEach(calls.add);
  const timer = setInterval(addSums, sumMs).unref();

  return {
    add: calls.add,
    /** Counts a read that was answered from memory; each second has a row for each path. */
    countRead: reads.add,
    flush() {
      addSums();
      return calls.flush();
    },
    close() {
      clearInterval(timer);
      addSums();
      return calls.close();
    },
  };
}
