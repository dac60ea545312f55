import { type listSearchMisses, pageMeta, type ParsedInput } from '@craftsandore/contract';
import { desc, eq } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { searchMisses } from '../../db/schema/search.ts';
import { Problem } from '../../problem.ts';

type Query = ParsedInput<typeof listSearchMisses>['query'];

/** What people searched and did not find, as staff see it. */
export function missesRepository(db: DatabaseOrTransaction) {
  return {
    async list({ page, perPage }: Query) {
      const [totalCount, rows] = await Promise.all([
        db.$count(searchMisses),
        db
          .select()
          .from(searchMisses)
          .orderBy(desc(searchMisses.count), desc(searchMisses.id))
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
