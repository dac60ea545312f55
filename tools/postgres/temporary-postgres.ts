import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

/** A fast, empty server for tests; `stop` leaves nothing of it. */
export async function startTemporaryPostgres(): Promise<EmbeddedPostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), 'craftsandore-'));
  // Root runs the server as another user, who has to be able to enter.
  chmodSync(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir, durability: 'fast' });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      for (const folder of [server.home, dataDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
