import type pg from 'pg';

import { connect, type Database } from '../../src/db/client.ts';

/** Statements from one that is interrupted to the next, at most: fewer than what is proved takes, so often is interrupted. */
const mostBetween = 10;

type Killing = {
  /** How many connections are killed, where the work has ten times as many statements. */
  count: number;
  during: (db: Database) => Promise<unknown>;
};

/**
 * Kills connections of the API at some of their statements, while work is done on a database of its own; answers how many it
 * was. Which ones is left to chance, how many is not: neither a fast machine nor a busy one kills fewer.
 */
export async function killConnections(
  databaseUrl: string,
  { count, during }: Killing,
): Promise<number> {
  // One that broke before its transaction began is never given back.
  const { db, close } = connect(databaseUrl, { poolSize: count + 20 });
  const killer = connect(databaseUrl, { poolSize: 1 });
  const killing: Promise<number>[] = [];
  let next = 1;
  const gap = () => 1 + Math.floor(Math.random() * mostBetween);

  /** Comes while the statement is on its way, at work or just over. */
  const kill = async (pid: number) => {
    const { rows } = await killer.db.$client.query<{ isKilled: boolean }>(
      'select pg_terminate_backend($1) as "isKilled"',
      [pid],
    );
    return rows[0]?.isKilled ? 1 : 0;
  };
  db.$client.on('connect', (client: pg.PoolClient & { processID?: number }) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown; // it takes many shapes
    let isDead = false;
    client.query = ((...args: unknown[]) => {
      const asked = query(...args);
      next -= 1;
      if (next <= 0 && !isDead && killing.length < count && client.processID) {
        [isDead, next] = [true, gap()];
        killing.push(kill(client.processID));
      }
      return asked;
    }) as typeof client.query; // as it was
  });

  await during(db);
  const killed = await Promise.all(killing);
  await killer.close();
  void close();
  return killed.reduce((sum, one) => sum + one, 0);
}
