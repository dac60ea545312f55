import type { FastifyBaseLogger } from 'fastify';

import type { Database } from '../../db/client.ts';
import { insertApiLogs, type NewApiLog } from './api-logs.ts';
import { createWriteBehind, type WriteBehind } from './write-behind.ts';

export type CallLog = WriteBehind<NewApiLog>;

/**
 * Keeps the calls that were answered: few at a time, so that the next responses need not wait for the writing of many. At
 * worst 32 MiB of them wait for the database.
 */
export const createCallLog = ({
  db,
  logger,
}: {
  db: Database;
  logger: FastifyBaseLogger;
}): CallLog =>
  createWriteBehind({
    write: (entries) => insertApiLogs(db, entries),
    logger,
    batchSize: 200,
    capacity: 2_000,
    intervalMs: 100,
  });
