import { setTimeout as delay } from 'node:timers/promises';

import pg from 'pg';

import { connect, type Database } from '../../src/db/client.ts';

/** Kills connections of the API that are at work, while work is done on a database of its own; answers how many it was. */
export async function killConnections(
  databaseUrl: string,
  { most, during }: { most: number; during: (db: Database) => Promise<unknown> },
): Promise<number> {
  const jobs = connect(databaseUrl, { poolSize: 60 });
  const killer = new pg.Client({ connectionString: databaseUrl });
  await killer.connect();
  let isDone = false;
  let killed = 0;
  const kill = async () => {
    while (!isDone && killed < most) {
      const { rowCount } = await killer.query(`
        select pg_terminate_backend(pid) from (
          select pid from pg_stat_activity
          where datname = current_database() and application_name = 'craftsandore-api'
            and state <> 'idle'
          order by random() limit 1) as busy`);
      killed += rowCount ?? 0;
      await delay(15);
    }
  };
  const killing = kill();
  await during(jobs.db);
  isDone = true;
  await killing;
  await killer.end();
  // Not waited for: a connection that broke before its transaction began is never given back.
  void jobs.close();
  return killed;
}
