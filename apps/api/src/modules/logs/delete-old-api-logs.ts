import { asc, lt, lte, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { apiLogs } from '../../db/schema/api-logs.ts';

const kept = 30 * 24 * 60 * 60 * 1000;
const batch = 10_000;

/** Deletes the calls of more than thirty days ago. @returns how many. */
export const deleteOldApiLogs = (db: Database, now = new Date()): Promise<number> =>
  deleteInParts(db, lt(apiLogs.createdAt, new Date(now.getTime() - kept)));

/** Deletes the oldest calls beyond so many. Ids have gaps, so it keeps a few less. @returns how many. */
export const deleteApiLogsBeyond = (db: Database, max: number): Promise<number> =>
  deleteInParts(db, lte(apiLogs.id, sql`(select max(id) from ${apiLogs}) - ${max}::bigint`));

/** A part at a time, so that nobody waits for it. */
async function deleteInParts(db: Database, which: SQL): Promise<number> {
  const part = db
    .select({ id: apiLogs.id })
    .from(apiLogs)
    .where(which)
    .orderBy(asc(apiLogs.createdAt))
    .limit(batch);

  // As an array found first: statistics of a table that was just filled let a join compare each row with each.
  const isInPart = sql`${apiLogs.id} = any(array(${part}))`;
  let deleted = 0;
  let last = batch;
  while (last === batch) {
    last = (await db.delete(apiLogs).where(isInPart)).rowCount ?? 0;
    deleted += last;
  }
  return deleted;
}
