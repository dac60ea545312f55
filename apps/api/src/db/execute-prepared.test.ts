import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testDatabase } from '../../test/support/database.ts';
import { connect, type Database } from './client.ts';
import { executePrepared } from './execute-prepared.ts';

const { url } = await testDatabase();

test('however many texts there are, few are kept prepared, and all of them run', async () => {
  const { db, close } = connect(url, { poolSize: 1 });
  const add = async (times: number, one: number) => {
    const sum = sql.join(
      Array.from({ length: times }, () => sql`${one}::int`),
      sql` + `,
    );
    const [row] = await executePrepared<{ sum: number }>(db, sql`select ${sum} as sum`);
    return row?.sum;
  };

  for (let times = 1; times <= 100; times++) expect(await add(times, 2)).toBe(2 * times);
  expect(await add(1, 3)).toBe(3);

  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_prepared_statements`,
  );
  expect(rows[0]?.count).toBeLessThanOrEqual(30);
  await close();
});

test('says what is missing where drizzle has no such function any more', async () => {
  const without = { _: { session: {} } } as unknown as Database; // as another version might be
  await expect(executePrepared(without, sql`select 1`)).rejects.toThrow('session.prepareQuery');
});
