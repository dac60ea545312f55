import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { testDatabase } from '../../test/support/database.ts';
import { connect } from './client.ts';
import { preparedQuery } from './prepared-query.ts';
import { shippingFees } from './schema/addresses.ts';
import { currentRequest } from './signed-statements.ts';

const { url } = await testDatabase();

const feesAbove = preparedQuery('fees', (db, order: 'asc' | 'desc') =>
  db
    .select({ fee: shippingFees.fee })
    .from(shippingFees)
    .where(sql`${shippingFees.fee} > ${sql.placeholder('fee')}`)
    .orderBy(sql`${shippingFees.fee} ${sql.raw(order)}`),
);

test('PostgreSQL reads each shape of a statement once, whichever requests say it', async () => {
  const { db, close } = connect(url, { poolSize: 1 });
  const ask = (id: string, order: 'asc' | 'desc', fee: number) =>
    currentRequest.run(id, () => feesAbove(db, order).execute({ fee }));

  const all = await ask('request-1', 'asc', 0);
  expect(await ask('request-2', 'desc', 0)).toEqual(all.toReversed());
  expect(await ask('request-3', 'asc', 1_000_000)).toEqual([]);

  const { rows } = await db.execute(sql`select name from pg_prepared_statements order by name`);
  expect(rows).toEqual([{ name: 'fees asc' }, { name: 'fees desc' }]);
  await close();
});
