import { and, eq, gt, isNull, sql } from 'drizzle-orm';

import type { Actor } from './access.ts';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { sessions, users } from '../../db/schema/users.ts';

const actorOf = preparedQuery('actor', (db) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      roleId: users.roleId,
      isVerified: users.isVerified,
      createdAt: users.createdAt,
      sessionId: sessions.id,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql`now()`),
      ),
    ),
);

/** The user of a session that is neither ended nor expired. */
export async function findActor(
  db: DatabaseOrTransaction,
  sessionId: string,
): Promise<Actor | undefined> {
  const [actor] = await actorOf(db).execute({ sessionId });
  return actor;
}
