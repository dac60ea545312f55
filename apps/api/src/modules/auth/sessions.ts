import type { NewSession } from '@craftsandore/contract';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { sessions } from '../../db/schema/users.ts';
import type { Account } from './accounts.ts';
import { deleteCodes } from './single-use-codes.ts';
import type { Tokens } from './tokens.ts';

const lifeMs = 14 * 24 * 60 * 60 * 1000;
const maxUserAgent = 300;

type Parts = { db: DatabaseOrTransaction; tokens: Tokens };

/** Signs somebody in: a session in the database, and the token that names it. */
export async function startSession(
  { db, tokens }: Parts,
  user: Account,
  userAgent: string | undefined,
): Promise<NewSession> {
  const expiresAt = new Date(Date.now() + lifeMs);
  const session = { userId: user.id, userAgent: userAgent?.slice(0, maxUserAgent), expiresAt };
  const [row] = await db.insert(sessions).values(session).returning({ id: sessions.id });
  if (!row) throw new Error('A session was written and not returned');
  return { accessToken: await tokens.sign({ sessionId: row.id, expiresAt }), user };
}

export async function endSession(db: DatabaseOrTransaction, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(eq(sessions.id, sessionId));
}

/**
 * Signs a user out everywhere, but for the session that is named, and invalidates hand-off codes, which could still start
 * a session.
 */
export async function revokeSessions(
  tx: Transaction,
  userId: number,
  keptSessionId?: string,
): Promise<void> {
  await deleteCodes(tx, ['hand-off'], userId);
  await tx
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        keptSessionId === undefined ? undefined : ne(sessions.id, keptSessionId),
      ),
    );
}
