import { asc, inArray, lt } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { apiLogs } from '../../db/schema/api-logs.ts';

const kept = 30 * 24 * 60 * 60 * 1000;
const batch = 10_000;

/** Deletes the calls of more than thirty days ago, a part at a time so that nobody waits for it. @returns how many. */
export async function deleteOldApiLogs(db: Database, now = new Date()): Promise<number> {
  const old = db
    .select({ id: apiLogs.id })
    .from(apiLogs)
    .where(lt(apiLogs.createdAt, new Date(now.getTime() - kept)))
    .orderBy(asc(apiLogs.createdAt))
    .limit(batch);

  let deleted = 0;
  let last = batch;
  while (last === batch) {
    last = (await db.delete(apiLogs).where(inArray(apiLogs.id, old))).rowCount ?? 0;
    deleted += last;
  }
  return deleted;
}
