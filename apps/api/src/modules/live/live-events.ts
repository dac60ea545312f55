import type { LiveKind } from '@craftsandore/contract';
import { and, asc, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { liveEvents } from '../../db/schema/live.ts';

export type StoredEvent = { id: number; kind: LiveKind; objectId: number };

/** Of so many in a row nobody is told one by one. */
export const maxTold = 500;

const after = preparedQuery('live-events-after', (db) =>
  db
    .select({ id: liveEvents.id, kind: liveEvents.kind, objectId: liveEvents.objectId })
    .from(liveEvents)
    .where(gt(liveEvents.id, sql.placeholder('id')))
    .orderBy(asc(liveEvents.id))
    .limit(maxTold + 1),
);

/** The events after one, in the order in which they happened; one more than are told, where there are so many. */
export const eventsAfter = (db: Database, id: number): Promise<StoredEvent[]> =>
  after(db).execute({ id });

/** The last event of so long ago, after which the others are told; 0 where there is none. */
export async function lastEventBefore(db: Database, seconds: number): Promise<number> {
  const [event] = await db
    .select({ id: liveEvents.id })
    .from(liveEvents)
    .where(lte(liveEvents.createdAt, sql`clock_timestamp() - make_interval(secs => ${seconds})`))
    .orderBy(desc(liveEvents.id))
    .limit(1);
  return event?.id ?? 0;
}

/** Whether an event is still kept, and with it all that followed. */
export async function isKept(db: Database, id: number): Promise<boolean> {
  const [event] = await db
    .select({ id: liveEvents.id })
    .from(liveEvents)
    .where(eq(liveEvents.id, id));
  return event !== undefined;
}

/** Deletes events of more than a day ago; never the last one, after which the next are told. */
export async function deleteOldEvents(db: Database): Promise<void> {
  await db
    .delete(liveEvents)
    .where(
      and(
        lt(liveEvents.createdAt, sql`now() - interval '1 day'`),
        lt(liveEvents.id, sql`(select max(id) from ${liveEvents})`),
      ),
    );
}
