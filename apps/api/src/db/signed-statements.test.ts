import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testApi } from '../../test/support/api.ts';
import { connect, type DatabaseOrTransaction } from './client.ts';
import { currentRequest } from './signed-statements.ts';

const { app, db, env } = await testApi();

/** A statement that tells how it looks to PostgreSQL. */
async function signature(db: DatabaseOrTransaction) {
  const own = sql`select query from pg_stat_activity where pid = pg_backend_pid()`;
  const { rows } = await db.execute<{ query: string }>(own);
  return rows[0]?.query.match(/\/\* request (.*) \*\/$/)?.[1];
}

test('every statement is signed with its own request, however many wait for one connection', async () => {
  const { db, close } = connect(env.DATABASE_URL, { poolSize: 1 });
  const ids = Array.from({ length: 20 }, (_, turn) => `request-${turn}`);
  const ask = (id: string) =>
    currentRequest.run(id, async () => [
      await signature(db),
      await db.transaction((tx) => signature(tx)),
    ]);

  const [outside, ...inside] = await Promise.all([signature(db), ...ids.map(ask), signature(db)]);

  expect(inside.pop()).toBeUndefined();
  expect(outside).toBeUndefined();
  expect(inside).toEqual(ids.map((id) => [id, id]));
  await close();
});

test('a call that brings a body signs with the id that its caller gave', async () => {
  app.post('/signature', () => signature(db));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const reply = await fetch(`${address}/signature`, {
    method: 'POST',
    headers: { 'x-request-id': 'from-the-browser', 'content-type': 'application/json' },
    body: JSON.stringify('x'.repeat(90_000)),
  });
  expect(await reply.text()).toBe('from-the-browser');
});
