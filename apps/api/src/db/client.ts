import type { Logger } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What a repository is made from: inside a transaction nothing of it can slip outside. */
export type DatabaseOrTransaction = Database | Transaction;

export type Connection = {
  db: Database;
  close: () => Promise<void>;
};

type Options = { logger?: Logger; poolSize?: number; statementTimeoutMs?: number };

/** A pool of connections to one PostgreSQL database. */
export function connect(
  databaseUrl: string,
  { logger, poolSize = 10, statementTimeoutMs = 15_000 }: Options = {},
): Connection {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'craftsandore-api',
    max: poolSize,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeoutMs,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  // A connection that breaks while nobody uses it: the pool replaces it, and the next query tells.
  pool.on('error', () => undefined);

  return {
    db: drizzle(pool, { casing: 'snake_case', logger: logger ?? false }),
    close: () => pool.end(),
  };
}
