import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEmbeddedPostgres } from '@craftsandore/tools/postgres';

import { anyNumberOfOrders } from '../../support/any-number-of-orders.ts';
import { type ApiProcess, runApi, startApi } from '../../support/api-process.ts';
import { shopOn } from './shop.ts';

export type OpenShop = Awaited<ReturnType<typeof openShop>>;

type ApiOptions = {
  port?: number;
  databaseUrl?: string;
  folder?: string;
  env?: Record<string, string>;
};

/** A folder that another user may enter: root runs the database as one. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'craftsandore-drills-'));
  chmodSync(folder, 0o711);
  return folder;
}

/** A durable PostgreSQL server of its own with the shop's tables. `close` removes everything. */
export async function openShop() {
  const dataDir = temporaryFolder();
  let server = await startEmbeddedPostgres({ dataDir });
  const running: ApiProcess[] = [];

  async function close() {
    await Promise.all(running.map((api) => api.kill()));
    await server.stop();
    for (const folder of [server.home, dataDir]) rmSync(folder, { recursive: true, force: true });
  }

  const shop = shopOn({ dataDir, databaseUrl: () => server.url });
  try {
    await runApi(server.url, ['migrate']);
    await shop.query(anyNumberOfOrders);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ...shop,

    async startApi(options: ApiOptions = {}): Promise<ApiProcess> {
      const api = await startApi({ databaseUrl: server.url, dataDir, ...options });
      running.push(api);
      return api;
    },

    stopDatabase: () => server.stop(),

    /** Starts it again, on another port. */
    async startDatabase() {
      server = await startEmbeddedPostgres({ dataDir });
    },

    close,
  };
}
