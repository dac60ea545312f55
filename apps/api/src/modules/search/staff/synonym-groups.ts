import {
  pageMeta,
  type listSynonymGroups,
  type ParsedInput,
  type SynonymFields,
  type SynonymGroup,
  type updateSynonymGroup,
} from '@craftsandore/contract';
import { fold } from '@craftsandore/search';
import { and, desc, eq, sql } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { synonymGroups } from '../../../db/schema/search.ts';
import { Problem } from '../../../problem.ts';

type Query = ParsedInput<typeof listSynonymGroups>['query'];
type Change = ParsedInput<typeof updateSynonymGroup>['body'];
type Row = typeof synonymGroups.$inferSelect;

/** @throws Problem when there is no such group. */
export async function getGroup(db: DatabaseOrTransaction, id: number): Promise<SynonymGroup> {
  const [row] = await db.select().from(synonymGroups).where(eq(synonymGroups.id, id));
  if (!row) throw new Problem('search.group_not_found');
  return toGroup(row);
}

/** Filtered here, as a shop has hundreds of groups, and by letters as searches compare them. */
export async function findGroups(db: Database, { query, page, perPage }: Query) {
  const rows = await db
    .select()
    .from(synonymGroups)
    .orderBy(desc(synonymGroups.updatedAt), desc(synonymGroups.id));
  const part = fold(query ?? '');
  const found = rows.filter(({ terms }) => terms.some((term) => fold(term).includes(part)));
  const data = found.slice((page - 1) * perPage, page * perPage).map(toGroup);
  return { data, meta: pageMeta(page, perPage, found.length) };
}

export async function insertGroup(tx: Transaction, fields: SynonymFields): Promise<SynonymGroup> {
  const [row] = await tx.insert(synonymGroups).values(fields).returning();
  if (!row) throw new Error('No row was written for a synonym group');
  return toGroup(row);
}

/** @throws Problem when there is no such group, or when it was changed since it was seen. */
export async function changeGroup(
  tx: Transaction,
  id: number,
  { seenUpdatedAt, ...fields }: Change,
): Promise<SynonymGroup> {
  // JSON has milliseconds, PostgreSQL microseconds.
  const asSeen =
    seenUpdatedAt &&
    sql`date_trunc('milliseconds', ${synonymGroups.updatedAt}) = ${seenUpdatedAt}::timestamptz`;
  const [row] = await tx
    .update(synonymGroups)
    .set({ ...fields, updatedAt: sql`now()` })
    .where(and(eq(synonymGroups.id, id), asSeen || undefined))
    .returning();
  if (row) return toGroup(row);
  await getGroup(tx, id);
  throw new Problem('search.group_changed');
}

/** @throws Problem when there is no such group. */
export async function removeGroup(tx: Transaction, id: number): Promise<void> {
  const { rowCount } = await tx.delete(synonymGroups).where(eq(synonymGroups.id, id));
  if (rowCount === 0) throw new Problem('search.group_not_found');
}

const toGroup = ({ updatedAt, ...group }: Row): SynonymGroup => ({
  ...group,
  updatedAt: updatedAt.toISOString(),
});
