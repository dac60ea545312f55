import { fileURLToPath } from 'node:url';

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number, the same in every instance: the second one waits, and then finds nothing to do. */
const advisoryLock = 4_020_263;

/**
 * Brings a database to the schema of this version.
 * @throws Error when its tables are older than our first migration.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  // A connection of its own: the lock belongs to the connection and ends with it.
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    await assertOurs(client);
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/** A database that began with our first migration names its time, although newer versions may have gone on from there. */
async function assertOurs(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ hasTables: boolean; hasJournal: boolean }>(`
    select to_regclass('public.products') is not null as "hasTables",
      to_regclass('drizzle.__drizzle_migrations') is not null as "hasJournal"`);
  if (!rows[0]?.hasTables) return;
  const [first] = readMigrationFiles({ migrationsFolder });
  const began =
    rows[0].hasJournal &&
    (await client.query('select from drizzle.__drizzle_migrations where created_at = $1', [
      first?.folderMillis,
    ]));
  if (began && began.rowCount) return;
  throw new Error(
    'This database was made by an older version of the shop and cannot be updated: delete the data folder (DATA_DIR, by default .data), or empty the database that DATABASE_URL leads to.',
  );
}
