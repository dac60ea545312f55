import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { startApi } from '../../support/api-process.ts';
import { type Ways } from './api-rows.ts';
import { startBareServer } from './bare-process.ts';
import { clientOf, type Request } from './http.ts';
import { type Figures, load, middleOf } from './load.ts';
import { buyersOf, type Buyer } from './people.ts';
import { createRecorder } from './recorder.ts';
import { type Ids, replay, templateOf } from './replay.ts';

export type Options = { databaseUrl: string; connections: number; ms: number; rounds: number };

/** Connections for the bare statements; PostgreSQL accepts a hundred, and the APIs need some. */
const maxConnections = 40;

/** Calls per round of a write; each needs a customer of its own. */
const writesOf = (connections: number) => Math.max(200, 4 * connections);

/** Two APIs, with and without cache, and their baselines. */
export async function openApiBench({ databaseUrl, connections, ms, rounds }: Options) {
  const dataDir = mkdtempSync(join(tmpdir(), 'craftsandore-bench-'));
  const max = Math.min(connections, maxConnections);
  const database = new pg.Pool({ connectionString: databaseUrl, max });
  const where = { databaseUrl, dataDir };
  const servers = {
    bare: await startBareServer(),
    warm: await startApi(where),
    cold: await startApi({ ...where, env: { CATALOGUE_CACHE_MB: '0' } }),
  };
  const bare = clientOf(servers.bare.url, connections);
  const warm = clientOf(servers.warm.url, connections);
  const cold = clientOf(servers.cold.url, connections);
  const recorder = await createRecorder(where);

  /** Alternates between them for several rounds, so that other load on the machine affects all of them. */
  async function inTurns<W extends Partial<Record<keyof Ways, () => Promise<void>>>>(
    ways: W,
    limits: { ms: number; asks?: number },
  ) {
    const found: [string, Figures[]][] = Object.keys(ways).map((way) => [way, []]);
    for (let round = 0; round < rounds; round += 1) {
      for (const [way, figures] of found) {
        const ask = ways[way as keyof Ways]; // found is made of these keys
        if (ask) figures.push(await load(ask, { connections, ...limits }));
      }
    }
    const figures = found.map(([way, figures]) => [way, middleOf(figures)]);
    return Object.fromEntries(figures) as { [K in keyof W]: Figures }; // one for each way
  }

  async function withConnection(use: (client: pg.PoolClient) => Promise<void>): Promise<void> {
    const client = await database.connect();
    try {
      await use(client);
    } finally {
      client.release();
    }
  }

  return {
    database,

    /** A read, and whether its response is the same for everybody. */
    async read(request: Request, { isShared }: { isShared: boolean }) {
      const { statements, response } = await recorder.record(request);
      const bytes = Buffer.byteLength(response);
      const ways = {
        ...(isShared && {
          bare: () => bare.ask({ path: `/${bytes}` }),
          memory: () => warm.ask(request),
        }),
        api: () => cold.ask(request),
        sql: () => withConnection((client) => replay(client, statements)),
      };
      // Warm-up: each program is slow at first.
      for (const ask of Object.values(ways)) await load(ask, { connections, ms });
      return { bytes, statements: statements.length, ways: await inTurns(ways, { ms }) };
    },

    /**
     * A write that each customer makes once, and the same statements for as many other customers.
     * @param born by the name of an id that the call creates: the beginning of the statement that returns it.
     */
    async write(
      designId: number,
      requestOf: (buyer: Buyer) => Request,
      born: Record<string, string> = {},
    ) {
      const asks = writesOf(connections);
      const nextBuyer = await buyersOf(database, designId, asks * 2 * rounds + 3);
      const recordOne = async () => {
        const buyer = nextBuyer();
        const recording = await recorder.record(requestOf(buyer));
        const { id } = JSON.parse(recording.response).data;
        const ids: Ids = {
          ...buyer,
          ...Object.fromEntries(Object.keys(born).map((of) => [of, id])),
        };
        return [recording, ids] as const;
      };
      // The first of its kind may do more: a number that orders for the first time gets its customer.
      await recordOne();
      const [one, other] = [await recordOne(), await recordOne()];
      const saySo = templateOf(one, other, born);
      const ways = await inTurns(
        {
          api: () => cold.ask(requestOf(nextBuyer())),
          sql: () => withConnection((client) => saySo(client, nextBuyer())),
        },
        { ms: Infinity, asks },
      );
      const [{ statements, response }] = one;
      return { bytes: Buffer.byteLength(response), statements: statements.length, ways };
    },

    async close() {
      await Promise.all([bare, warm, cold].map((client) => client.close()));
      await recorder.stop();
      await Promise.all(Object.values(servers).map((server) => server.stop()));
      await database.end();
      rmSync(dataDir, { recursive: true });
    },
  };
}
