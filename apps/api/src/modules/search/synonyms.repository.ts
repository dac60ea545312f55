import {
  pageMeta,
  type listSynonyms,
  type ParsedInput,
  type SynonymFields,
  type SynonymGroup,
} from '@craftsandore/contract';
import { fold } from '@craftsandore/search';
import { desc, eq, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { synonymGroups } from '../../db/schema/search.ts';
import { Problem } from '../../problem.ts';

type Query = ParsedInput<typeof listSynonyms>['query'];
type Row = typeof synonymGroups.$inferSelect;

export function synonymsRepository(db: DatabaseOrTransaction) {
  return {
    /** A shop has hundreds of groups, so they are looked through here, letter by letter as searches compare them. */
    async list({ query, page, perPage }: Query) {
      const rows = await db
        .select()
        .from(synonymGroups)
        .orderBy(desc(synonymGroups.updatedAt), desc(synonymGroups.id));
      const part = fold(query ?? '');
      const found = rows.filter(({ terms }) => terms.some((term) => fold(term).includes(part)));
      const data = found.slice((page - 1) * perPage, page * perPage).map(toGroup);
      return { data, meta: pageMeta(page, perPage, found.length) };
    },

    async create(fields: SynonymFields): Promise<SynonymGroup> {
      const [row] = await db.insert(synonymGroups).values(fields).returning();
      if (!row) throw new Error('No row was written for a synonym group');
      return toGroup(row);
    },

    /** @throws Problem when there is no such group. */
    async change(id: number, fields: SynonymFields): Promise<SynonymGroup> {
      const [row] = await db
        .update(synonymGroups)
        .set({ ...fields, updatedAt: sql`now()` })
        .where(eq(synonymGroups.id, id))
        .returning();
      if (!row) throw new Problem('search.group_not_found');
      return toGroup(row);
    },

    /** @throws Problem when there is no such group. */
    async remove(id: number): Promise<void> {
      const { rowCount } = await db.delete(synonymGroups).where(eq(synonymGroups.id, id));
      if (rowCount === 0) throw new Problem('search.group_not_found');
    },

    /** @throws Problem when there is no such group. */
    async assertThere(id: number): Promise<void> {
      const count = await db.$count(synonymGroups, eq(synonymGroups.id, id));
      if (count === 0) throw new Problem('search.group_not_found');
    },
  };
}

const toGroup = ({ updatedAt, ...group }: Row): SynonymGroup => ({
  ...group,
  updatedAt: updatedAt.toISOString(),
});
