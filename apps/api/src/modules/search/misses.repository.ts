import { type listSearchMisses, pageMeta, type ParsedInput } from '@craftsandore/contract';
import { desc, eq, type SQL } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { searchMisses } from '../../db/schema/search.ts';
import { Problem } from '../../problem.ts';

type Query = ParsedInput<typeof listSearchMisses>['query'];

const sorts: Record<NonNullable<Query['sort']>, SQL> = {
  most: desc(searchMisses.count),
  latest: desc(searchMisses.lastAt),
};

/** What people searched and did not find, as staff see it. */
export function missesRepository(db: DatabaseOrTransaction) {
  return {
    async list({ page, perPage, sort = 'most' }: Query) {
      const [totalCount, rows] = await Promise.all([
        db.$count(searchMisses),
        db
          .select()
          .from(searchMisses)
          .orderBy(sorts[sort], desc(searchMisses.id))
          .limit(perPage)
          .offset((page - 1) * perPage),
      ]);
      const data = rows.map(({ firstAt, lastAt, ...row }) => ({
        ...row,
        firstAt: firstAt.toISOString(),
        lastAt: lastAt.toISOString(),
      }));
      return { data, meta: pageMeta(page, perPage, totalCount) };
    },

    /** @throws Problem when it is not on the list. */
    async dismiss(id: number): Promise<void> {
      const { rowCount } = await db.delete(searchMisses).where(eq(searchMisses.id, id));
      if (rowCount === 0) throw new Problem('search.miss_not_found');
    },
  };
}
