import { isStaff } from '@craftsandore/roles';
import { and, eq, isNull, lt, or } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/users.ts';
import type { Actor } from './access.ts';

/** A write for each call would cost more than it tells. */
const stepMs = 5 * 60_000;

/** Whether it is time to write down that somebody of staff is here. */
export const isSeenAnew = (
  { roleId, lastSeenAt }: Pick<Actor, 'roleId' | 'lastSeenAt'>,
  now: Date,
): boolean => isStaff(roleId) && (!lastSeenAt || now.getTime() - lastSeenAt.getTime() >= stepMs);

/** Writes it down, once for calls at the same moment. */
export async function markSeen(db: Database, id: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - stepMs);
  await db
    .update(users)
    .set({ lastSeenAt: now })
    .where(and(eq(users.id, id), or(isNull(users.lastSeenAt), lt(users.lastSeenAt, before))));
}
