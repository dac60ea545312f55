import { type listSearchMisses, pageMeta, type ParsedInput } from '@craftsandore/contract';
import { desc, eq, type SQL } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { searchMisses } from '../../../db/schema/search.ts';
import { Problem } from '../../../problem.ts';

type Query = ParsedInput<typeof listSearchMisses>['query'];

const sorts: Record<NonNullable<Query['sort']>, SQL> = {
  most: desc(searchMisses.count),
  latest: desc(searchMisses.lastAt),
};

/** Searches that found nothing, as staff see them. */
export async function findMisses(db: Database, { page, perPage, sort = 'most' }: Query) {
  const [totalCount, rows] = await Promise.all([
    db.$count(searchMisses),
    db
      .select()
      .from(searchMisses)
      .orderBy(sorts[sort], desc(searchMisses.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
  ]);
  const data = rows.map(({ query, spelling, firstAt, lastAt, ...row }) => ({
    ...row,
    query: spelling ?? query,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }));
  return { data, meta: pageMeta(page, perPage, totalCount) };
}

/** @throws Problem when it is not on the list. */
export async function dismissMiss(db: Database, id: number): Promise<void> {
  const { rowCount } = await db.delete(searchMisses).where(eq(searchMisses.id, id));
  if (rowCount === 0) throw new Problem('search.miss_not_found');
}
