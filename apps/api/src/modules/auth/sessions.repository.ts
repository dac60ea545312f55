import { and, eq, isNull, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { sessions } from '../../db/schema/users.ts';

export function sessionsRepository(db: DatabaseOrTransaction) {
  return {
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

    async endAll(userId: number): Promise<void> {
      await db
        .update(sessions)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
    },
  };
}
