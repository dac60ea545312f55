import type { FastifyBaseLogger } from 'fastify';

import { isUnavailable } from '../../db/failures.ts';

type Options<T> = {
  write: (batch: T[]) => Promise<void>;
  logger: FastifyBaseLogger;
  batchSize: number;
  /** The most that wait. Beyond it the oldest are lost, so that no caller ever waits. */
  capacity: number;
  intervalMs: number;
};

/** Takes entries at once and writes them later, many together and one batch at a time. */
export function createWriteBehind<T>({
  write,
  logger,
  batchSize,
  capacity,
  intervalMs,
}: Options<T>) {
  let waiting: T[] = [];
  let lost = 0;
  let writing: Promise<void> | undefined;

  const timer = setInterval(() => {
    if (waiting.length > 0) writeSome();
  }, intervalMs).unref();

  function add(entry: T): void {
    waiting.push(entry);
    dropOldest();
    if (waiting.length >= batchSize && !writing) writeSome();
  }

  function dropOldest(): void {
    const tooMany = Math.max(0, waiting.length - capacity);
    waiting.splice(0, tooMany);
    lost += tooMany;
  }

  /** A failure is told in the log and nowhere else. */
  const writeSome = () => void writeBatch().catch(() => undefined);

  function writeBatch(): Promise<void> {
    writing ??= attempt(waiting.splice(0, batchSize)).finally(() => {
      writing = undefined;
    });
    return writing;
  }

  async function attempt(batch: T[]): Promise<void> {
    try {
      await write(batch);
    } catch (error) {
      logger.warn({ err: error }, 'writing behind failed');
      // What the database refuses it would refuse again; what it could not hear of may still be told.
      if (isUnavailable(error)) waiting = [...batch, ...waiting];
      else lost += batch.length;
      dropOldest();
      throw error;
    }
    if (lost > 0) logger.warn({ lost }, 'entries were lost, too many at a time');
    lost = 0;
  }

  /** Writes all that waits now. @throws what went wrong with the first batch that could not be written. */
  async function flush(): Promise<void> {
    await writing;
    for (let left = waiting.length; left > 0; left -= batchSize) await writeBatch();
  }

  async function close(): Promise<void> {
    clearInterval(timer);
    await flush().catch(() => undefined);
  }

  return { add, flush, close };
}
