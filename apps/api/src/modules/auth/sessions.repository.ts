import { and, eq, gt, isNull, sql } from 'drizzle-orm';

import type { Actor } from '../../access.ts';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { sessions, users } from '../../db/schema/users.ts';

export function sessionsRepository(db: DatabaseOrTransaction) {
  return {
    /** Who is behind a session that is neither ended nor too old. */
    async findActor(sessionId: string): Promise<Actor | undefined> {
      const [actor] = await db
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
            eq(sessions.id, sessionId),
            isNull(sessions.revokedAt),
            gt(sessions.expiresAt, sql`now()`),
          ),
        );
      return actor;
    },

    async start(session: { userId: number; userAgent: string | undefined; expiresAt: Date }) {
      const [row] = await db.insert(sessions).values(session).returning({ id: sessions.id });
      if (!row) throw new Error('A session was written and not returned');
      return row.id;
    },

    async end(sessionId: string): Promise<void> {
      await db
        .update(sessions)
        .set({ revokedAt: sql`now()` })
        .where(eq(sessions.id, sessionId));
    },
  };
}
