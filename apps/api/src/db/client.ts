import { Socket } from 'node:net';

import type { Logger } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import { signStatements } from './signed-statements.ts';

export type Database = NodePgDatabase & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What a repository is made from: inside a transaction nothing of it can slip outside. */
export type DatabaseOrTransaction = Database | Transaction;

export type Connection = {
  db: Database;
  close: () => Promise<void>;
};

/** Milliseconds that a statement's own time limit needs to be heard of. */
const graceMs = 2_000;

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
    ...(statementTimeoutMs && { stream: () => impatientSocket(statementTimeoutMs + graceMs) }),
  });
  // A connection that breaks: its query tells whoever waits for it, and the pool replaces it. Unheard, it would end us.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  signStatements(pool);

  return {
    db: drizzle(pool, { casing: 'snake_case', logger: logger ?? false }),
    close: () => pool.end(),
  };
}

/** Gives a server up that says nothing for so long: one that hangs keeps its connections, and whoever waits on them. */
function impatientSocket(ms: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(ms, () => socket.destroy());
}
