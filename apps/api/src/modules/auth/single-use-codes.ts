import { createHash, randomBytes } from 'node:crypto';

import { and, eq, exists, gt, inArray, isNull, or, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { singleUseCodes } from '../../db/schema/accounts.ts';
import { sessions } from '../../db/schema/users.ts';

type Purpose = (typeof singleUseCodes.$inferSelect)['purpose'];

const minute = 60_000;

const lifeMs: Record<Purpose, number> = {
  'reset-password': 30 * minute,
  'verify-email': 24 * 60 * minute,
  'change-email': 24 * 60 * minute,
  'hand-off': minute,
};

/** A code that nobody can guess, for one use by this user, while a session lasts where one is named. */
export async function createCode(
  db: DatabaseOrTransaction,
  purpose: Purpose,
  userId: number,
  sessionId?: string,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + lifeMs[purpose]);
  await db
    .insert(singleUseCodes)
    .values({ purpose, userId, sessionId, hash: hashOf(code), expiresAt });
  return code;
}

/** Uses a code up and returns whose it was. Of concurrent calls only one succeeds; a rollback restores the code. */
export async function useCode(
  db: DatabaseOrTransaction,
  purpose: Purpose,
  code: string,
): Promise<number | undefined> {
  const liveSession = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, singleUseCodes.sessionId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql`now()`),
      ),
    );
  const [used] = await db
    .delete(singleUseCodes)
    .where(and(isValid(purpose, code), or(isNull(singleUseCodes.sessionId), exists(liveSession))))
    .returning({ userId: singleUseCodes.userId });
  return used?.userId;
}

/** Whose code it is, without using it up: for what may be done once only anyway. */
export async function userOfCode(
  db: DatabaseOrTransaction,
  purpose: Purpose,
  code: string,
): Promise<number | undefined> {
  const [found] = await db
    .select({ userId: singleUseCodes.userId })
    .from(singleUseCodes)
    .where(isValid(purpose, code));
  return found?.userId;
}

const isValid = (purpose: Purpose, code: string) =>
  and(
    eq(singleUseCodes.hash, hashOf(code)),
    eq(singleUseCodes.purpose, purpose),
    gt(singleUseCodes.expiresAt, sql`now()`),
  );

/** Invalidates a user's remaining codes for these purposes. */
export async function deleteCodes(
  db: DatabaseOrTransaction,
  purposes: Purpose[],
  userId: number,
): Promise<void> {
  await db
    .delete(singleUseCodes)
    .where(and(eq(singleUseCodes.userId, userId), inArray(singleUseCodes.purpose, purposes)));
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
