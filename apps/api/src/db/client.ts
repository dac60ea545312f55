import { Socket } from 'node:net';

import type { Logger } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import { nameActingUser } from './acting-user.ts';
import { signStatements } from './signed-statements.ts';

export type Database = NodePgDatabase & { $client: pg.Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What SQL runs on: given a transaction, none of a rule's statements can run outside of it. */
export type DatabaseOrTransaction = Database | Transaction;

export type Connection = {
  db: Database;
  close: () => Promise<void>;
};

/** Milliseconds beyond the statement timeout, so that PostgreSQL's own refusal arrives first. */
const graceMs = 2_000;

type Options = {
  logger?: Logger;
  poolSize?: number;
  /** Milliseconds. Tests wait longer, where nothing may fail because the machine is busy. */
  connectionTimeoutMs?: number;
  lockTimeoutMs?: number;
  statementTimeoutMs?: number;
};

/** A pool of connections to one PostgreSQL database. */
export function connect(
  databaseUrl: string,
  {
    logger,
    poolSize = 10,
    connectionTimeoutMs = 5_000,
    lockTimeoutMs = 10_000,
    statementTimeoutMs = 15_000,
  }: Options = {},
): Connection {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'craftsandore-api',
    max: poolSize,
    keepAlive: true,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: 15_000,
    ...(statementTimeoutMs && { stream: () => impatientSocket(statementTimeoutMs + graceMs) }),
  });
  // A broken connection fails its query and is replaced by the pool; without a listener the process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  signStatements(pool);
  nameActingUser(pool);

  return {
    db: drizzle(pool, { casing: 'snake_case', logger: logger ?? false }),
    close: () => pool.end(),
  };
}

/** Closes a connection that has been silent for so long: a hanging server would keep requests waiting. */
function impatientSocket(ms: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(ms, () => socket.destroy());
}
