import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startApi } from '../../support/api-process.ts';

/** The API on this database, with a folder of its own that is gone when it has stopped. */
export async function openApi(databaseUrl: string, env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'craftsandore-bench-'));
  const { url, pid, stop } = await startApi({ databaseUrl, dataDir, env });
  return {
    url,
    pid: pid ?? NaN, // which one that runs has
    async stop() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
