import { count, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { DatabaseOrTransaction } from './client.ts';

/** As far as people turn pages; results of a text search cost more to count. */
const maxCount = 10_000;
const maxByText = 1_000;

type Rows = { where: SQL | undefined; orderBy: SQL[]; byText?: boolean };

/**
 * How many rows there are, counted to 10,000 at most, of what a text finds to 1,000: more costs much and tells nobody
 * anything. In an order that an index has: where nearly all rows fit, PostgreSQL would otherwise read the table as it lies.
 */
export async function countUpTo(
  db: DatabaseOrTransaction,
  table: PgTable,
  { where, orderBy, byText = false }: Rows,
): Promise<{ totalCount: number; isCut: boolean }> {
  const limit = byText ? maxByText : maxCount;
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
