import { count, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { DatabaseOrTransaction } from './client.ts';

/** As far as people turn pages, and where a count costs more, as far as anybody looks. */
const maxCount = 10_000;
const maxOfCostly = 1_000;

type Rows = { where: SQL | undefined; orderBy: SQL[]; isCostly?: boolean };

/**
 * How many rows there are, counted to 10,000 at most, or to 1,000 where each costs more (what a text finds, what woods and
 * stars leave): more tells nobody anything. In an order that an index has: where nearly all rows fit, PostgreSQL would otherwise read the table as it lies.
 */
export async function countUpTo(
  db: DatabaseOrTransaction,
  table: PgTable,
  { where, orderBy, isCostly = false }: Rows,
): Promise<{ totalCount: number; isCut: boolean }> {
  const limit = isCostly ? maxOfCostly : maxCount;
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit + 1)
    .as('some');
  const [row] = await db.select({ count: count() }).from(some);
  const found = row?.count ?? 0;
  return { totalCount: Math.min(found, limit), isCut: found > limit };
}
