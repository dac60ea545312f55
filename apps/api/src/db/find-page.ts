import { pageMeta, type PageMeta } from '@craftsandore/contract';
import type { SQL } from 'drizzle-orm';
import type { PgSelect, PgTable } from 'drizzle-orm/pg-core';

import type { DatabaseOrTransaction } from './client.ts';
import { countUpTo } from './count-up-to.ts';

type Page = {
  where: SQL | undefined;
  orderBy: SQL[];
  page: number;
  perPage: number;
  /** As `countUpTo` means it. */
  isCostly?: boolean | undefined;
};

/** A page of what a query selects, and how many rows of its table there are in all. */
export async function findPage<Query extends PgSelect>(
  db: DatabaseOrTransaction,
  table: PgTable,
  query: Query,
  { where, orderBy, page, perPage, isCostly }: Page,
): Promise<{ rows: Awaited<Query>; meta: PageMeta }> {
  const { totalCount, isCut } = await countUpTo(db, table, {
    ...{ where, orderBy },
    ...(isCostly && { isCostly }),
  });
  const rows = await query
    .where(where)
    .orderBy(...orderBy)
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { rows, meta: { ...pageMeta(page, perPage, totalCount), ...(isCut && { isCut }) } };
}
