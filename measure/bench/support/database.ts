import { resolve } from 'node:path';

import { Failure } from '@craftsandore/tools/failure';
import { startEmbeddedPostgres } from '@craftsandore/tools/postgres';

/**
 * The server with the data to measure on: that of DATABASE_URL, or an embedded one in this folder. An abort ends the
 * benchmark, and with it all that it has started.
 */
export async function openData(folder: string | undefined, signal: AbortSignal) {
  signal.addEventListener('abort', () => process.exit(130));
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return { url: DATABASE_URL, stop: async () => undefined };
  if (!folder) throw new Failure('Say which data: --folder, or DATABASE_URL.');
  return startEmbeddedPostgres({ dataDir: resolve(folder) });
}
