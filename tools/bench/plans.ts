import { createHmac } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import pg from 'pg';

import { Failure } from '../failure.ts';
import { findFreePort } from '../free-port.ts';
import { startEmbeddedPostgres } from '../postgres/index.ts';
import { runCommand } from '../start/command.ts';
import { ROOT } from '../start/settings.ts';

/** Reads that lists and searches make, by who makes them. Customer 4 is the one who has ordered most. */
const reads: [userId: number | null, path: string][] = [
  [null, '/products'],
  [null, '/products?page=1000'],
  [null, '/products?sort=price-up'],
  [null, '/products?sort=best-selling'],
  [null, '/products?sort=best-rated'],
  [null, '/products?categoryIds=3'],
  [null, '/products?inStock=true&minPrice=500&maxPrice=600'],
  [null, '/products?query=walnut%20bowl'],
  [null, '/products?query=%D8%B5%D9%8A%D9%86%D9%8A%D8%A9'],
  [null, '/products?query=nothing%20of%20ours'],
  [null, '/products/777'],
  [null, '/products/777/ratings'],
  [4, '/orders/carts/active'],
  [4, '/users/orders'],
  [4, '/users/orders?page=3'],
  [4, '/users/shippingDetails'],
  [4, '/users/profile'],
  [1, '/admin/orders'],
  [1, '/admin/orders?page=1000'],
  [1, '/admin/orders?query=mansour'],
  [1, '/admin/orders?query=01012345'],
  [1, '/admin/orders?status=pending&sort=total-down'],
  [1, '/admin/orders/777'],
  [1, '/admin/users?query=%D9%85%D9%86%D9%89'],
  [1, '/admin/users/777'],
  [1, '/admin/products'],
  [1, '/admin/products?query=tray&stock=out'],
  [1, '/admin/products?stock=low&sort=name'],
  [1, '/admin/dashboard'],
  [3, '/admin/dev/apiLogs'],
];

/** Rows that may be read without an index: those of small tables. */
const few = 25_000;
/** PostgreSQL keeps its counts for itself so long. */
const countsAfterMs = 1_100;
const tokenSecret = 'of this measurement and no other';

/**
 * Tells which reads go through a table from end to end: `npm run bench -- plans --folder .bench/100000-1000000`,
 * or on DATABASE_URL. Asks PostgreSQL's own counts, not its plans, so nothing that an answer needs is missed.
 */
await runCommand(async (signal) => {
  // Whatever it has started ends with it.
  signal.addEventListener('abort', () => process.exit(130));
  const { values } = parseArgs({ options: { folder: { type: 'string' } } });
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return measure(DATABASE_URL);
  if (!values.folder) throw new Failure('Say which data: --folder, or DATABASE_URL.');
  const server = await startEmbeddedPostgres({ dataDir: values.folder });
  return measure(server.url).finally(server.stop);
});

async function measure(databaseUrl: string): Promise<number> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const api = await startApi(databaseUrl);
  let slips = 0;
  try {
    for (const [userId, path] of reads) {
      const headers = new Headers();
      if (userId) headers.set('authorization', `Bearer ${await tokenOf(database, userId)}`);
      await settle(api.url);
      const before = await rowsRead(database);
      const started = performance.now();
      const { status } = await fetch(`${api.url}${path}`, { headers });
      const ms = performance.now() - started;
      await settle(api.url);

      const read = [...(await rowsRead(database))]
        .map(([table, rows]) => [table, rows - (before.get(table) ?? 0)] as const)
        .filter(([, rows]) => rows > few);
      const whole = read.map(([table, rows]) => `${rows} rows of ${table}`).join(', ');
      console.log(
        `${ms.toFixed(0).padStart(6)} ms  ${status}  ${path}${whole && `  READS ${whole}`}`,
      );
      if (whole || status !== 200) slips += 1;
    }
  } finally {
    await api.stop();
    await database.end();
  }
  console.log(
    slips === 0 ? 'Every read went by an index.' : `${slips} of ${reads.length} did not.`,
  );
  return slips === 0 ? 0 : 1;
}

/** One connection to the database, so that its counts are complete when it has told them. */
async function startApi(databaseUrl: string) {
  const port = String(await findFreePort());
  const dataDir = mkdtempSync(join(tmpdir(), 'craftsandore-plans-'));
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: join(ROOT, 'apps/api'),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...{ DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: '1', DATABASE_STATEMENT_TIMEOUT: '0' },
      ...{ API_PORT: port, API_HOST: '127.0.0.1', DATA_DIR: dataDir, TOKEN_SECRET: tokenSecret },
      ...{ CATALOGUE_CACHE_MB: '0', LOG_LEVEL: 'error' },
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Failure('The API did not start.');
    await delay(100);
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** A statement after the pause makes the connection tell its counts. */
async function settle(url: string): Promise<void> {
  await delay(countsAfterMs);
  await fetch(`${url}/health/ready`);
}

async function rowsRead(database: pg.Client): Promise<Map<string, number>> {
  const { rows } = await database.query<{ table: string; rows: string }>(
    'select relname as table, seq_tup_read as rows from pg_stat_user_tables',
  );
  return new Map(rows.map(({ table, rows }) => [table, Number(rows)]));
}

async function tokenOf(database: pg.Client, userId: number): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    "insert into sessions (user_id, expires_at) values ($1, now() + interval '1 hour') returning id",
    [userId],
  );
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const signed = `${part({ alg: 'HS256' })}.${part({ jti: rows[0]?.id, exp })}`;
  const signature = createHmac('sha256', tokenSecret).update(signed).digest('base64url');
  return `${signed}.${signature}`;
}
