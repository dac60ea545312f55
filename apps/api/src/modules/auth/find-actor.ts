import type { RoleId } from '@craftsandore/roles';
import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';

import type { Actor } from './access.ts';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { sessions, users } from '../../db/schema/users.ts';

/** Of a session that is neither ended nor expired. */
const isOpen = and(
  isNull(sessions.revokedAt),
  isNull(users.deactivatedAt),
  gt(sessions.expiresAt, sql`now()`),
);

const actorOf = preparedQuery('actor', (db) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      roleId: users.roleId,
      isVerified: users.isVerified,
      createdAt: users.createdAt,
      lastSeenAt: users.lastSeenAt,
      sessionId: sessions.id,
      secondStep: sessions.secondStep,
      provedAt: sessions.provedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sql.placeholder('sessionId')), isOpen)),
);

/** The user of a session that is neither ended nor expired. */
export async function findActor(
  db: DatabaseOrTransaction,
  sessionId: string,
): Promise<Actor | undefined> {
  const [actor] = await actorOf(db).execute({ sessionId });
  return actor;
}

/** The roles of those of these sessions that are open and have no second step to take, by the sessions' ids. */
export async function findRoles(
  db: DatabaseOrTransaction,
  sessionIds: string[],
): Promise<Map<string, RoleId>> {
  const rows = await db
    .select({ sessionId: sessions.id, roleId: users.roleId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, sessionIds), isOpen, ne(sessions.secondStep, 'due')));
  return new Map(rows.map(({ sessionId, roleId }) => [sessionId, roleId]));
}
