import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { runCommand } from '@craftsandore/tools/command';
import { Failure } from '@craftsandore/tools/failure';
import pg from 'pg';

import { tokenFor } from '../support/tokens.ts';
import { openData } from './support/database.ts';
import { openApi } from './support/open-api.ts';

/** Reads that lists and searches make, by who makes them. Customer 4 is the one who has ordered most. */
const reads: [userId: number | null, path: string][] = [
  [null, '/products'],
  [null, '/products?page=1000'],
  [null, '/products?sort=price-up'],
  [null, '/products?sort=best-selling'],
  [null, '/products?sort=best-rated'],
  [null, '/products?categoryIds=3'],
  [null, '/products?inStock=true&minPrice=500&maxPrice=600'],
  [null, '/products?categoryIds=3&woods=olive,beech&minRating=4'],
  [null, '/products?woods=mango&sort=best-selling'],
  [null, '/products/facets'],
  [null, '/products/facets?categoryIds=3&woods=olive&inStock=true'],
  [null, '/products/facets?query=walnut'],
  [null, '/products/by-id?ids=5,77,777'],
  [null, '/products?query=walnut%20bowl'],
  [null, '/products?query=%D8%B5%D9%8A%D9%86%D9%8A%D8%A9'],
  [null, '/products?query=nothing%20of%20ours'],
  [null, '/products/777'],
  [null, '/products/777/ratings'],
  [null, '/products/777/questions'],
  [null, '/products/777/goesWith'],
  [null, '/ratings?language=ar'],
  [4, '/saved'],
  [1, '/admin/customers'],
  [1, '/admin/reviews'],
  [1, '/admin/questions'],
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
  [1, '/admin/desk'],
  [1, '/admin/desk?state=awaiting&page=3'],
  [1, '/admin/users?query=%D9%85%D9%86%D9%89'],
  [1, '/admin/users/777'],
  [1, '/admin/products'],
  [1, '/admin/products?query=tray&stock=out'],
  [1, '/admin/products?stock=low&sort=name'],
  [1, '/admin/dashboard'],
  [3, '/admin/dev/apiLogs'],
];

/** Rows that may be read without an index, as in small tables. */
const few = 25_000;
/** Milliseconds after which PostgreSQL publishes its counts. */
const countsAfterMs = 1_100;
/** With one connection, the counts are complete as soon as it has published them. */
const oneConnection = {
  DATABASE_POOL_SIZE: '1',
  DATABASE_STATEMENT_TIMEOUT: '0',
  CATALOGUE_CACHE_MB: '0',
};

/**
 * Shows which reads scan a whole table: `npm run bench -- plans --folder .bench/100000-1000000`,
 * or on DATABASE_URL. It reads PostgreSQL's counts, not plans, so that no statement is missed.
 */
await runCommand(async (signal) => {
  const { values } = parseArgs({ options: { folder: { type: 'string' } } });
  const data = await openData(values.folder, signal);
  return measure(data.url).finally(data.stop);
});

async function measure(databaseUrl: string): Promise<number> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const api = await openApi(databaseUrl, oneConnection);
  let slips = 0;
  try {
    for (const [userId, path] of reads) {
      const headers = new Headers();
      if (userId) headers.set('authorization', `Bearer ${await tokenOf(database, userId)}`);
      const ask = () => fetch(`${api.url}${path}`, { headers });
      let { ms, status, whole } = await watch(database, api.url, ask);
      // A job may have read a table meanwhile: what the call itself does, it does again.
      if (whole) ({ ms, status, whole } = await watch(database, api.url, ask));
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

/** Which tables were read without an index during a call, with the rows read. */
async function watch(database: pg.Client, url: string, ask: () => Promise<Response>) {
  await settle(url);
  const before = await rowsRead(database);
  const started = performance.now();
  const { status } = await ask();
  const ms = performance.now() - started;
  await settle(url);
  const whole = [...(await rowsRead(database))]
    .map(([table, rows]) => [table, rows - (before.get(table) ?? 0)] as const)
    .filter(([, rows]) => rows > few)
    .map(([table, rows]) => `${rows} rows of ${table}`)
    .join(', ');
  return { ms, status, whole };
}

/** A statement after the pause makes the connection publish its counts. */
async function settle(url: string): Promise<void> {
  await delay(countsAfterMs);
  await fetch(`${url}/health/ready`);
}

async function rowsRead(database: pg.Client): Promise<Map<string, number>> {
  const { rows } = await database.query<{ table: string; rows: string }>(
    "select relname as table, seq_tup_read as rows from pg_stat_user_tables where schemaname = 'public'",
  );
  return new Map(rows.map(({ table, rows }) => [table, Number(rows)]));
}

async function tokenOf(database: pg.Client, userId: number): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    "insert into sessions (user_id, expires_at) values ($1, now() + interval '1 hour') returning id",
    [userId],
  );
  const [session] = rows;
  if (!session) throw new Failure(`There is no account ${userId}.`);
  return tokenFor(session.id);
}
