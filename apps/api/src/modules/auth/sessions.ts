import type { NewSession } from '@craftsandore/contract';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { sessions, users } from '../../db/schema/users.ts';
import { Problem } from '../../problem.ts';
import type { Account } from './accounts.ts';
import { findWhatIsLeft, staffRoles } from './second-step-demand.ts';
import { deleteCodes } from './single-use-codes.ts';
import type { Tokens } from './tokens.ts';

const lifeMs = 14 * 24 * 60 * 60 * 1000;
const maxUserAgent = 300;

type Parts = { db: Transaction; tokens: Tokens };

/** How somebody has shown who they are. With a passkey alone the device has asked for a second proof. */
type Proof = 'one-step' | 'passkey-alone' | 'hand-off';

/**
 * Signs somebody in: a session in the database, and the token that names it. Of staff who have a second step, or of whom
 * the owner demands one, the session can do nothing of theirs until it is taken.
 * @throws Problem where the account is deactivated.
 */
export async function startSession(
  { db, tokens }: Parts,
  user: Account,
  userAgent: string | undefined,
  proof: Proof = 'one-step',
): Promise<NewSession> {
  const expiresAt = new Date(Date.now() + lifeMs);
  const agent = userAgent?.slice(0, maxUserAgent) ?? null;
  // The account is held until the transaction ends: who deactivates it or changes its role meanwhile waits, and finds this session.
  const { rows } = await db.execute<{ id: string; second_step: string }>(sql`
    insert into ${sessions} (user_id, user_agent, expires_at, second_step, proved_at)
    select id, ${agent}::text, ${expiresAt.toISOString()}::timestamptz,
      case when ${inArray(users.roleId, staffRoles)} then 'due' else 'none' end,
      ${proof === 'hand-off' ? null : new Date().toISOString()}::timestamptz
    from ${users} where id = ${user.id} and deactivated_at is null for share
    returning id, second_step`);
  const [row] = rows;
  if (!row) throw new Problem('auth.deactivated');

  const { id, second_step: began } = row;
  const left =
    began === 'due' && proof !== 'passkey-alone' ? await findWhatIsLeft(db, user.id) : undefined;
  if (began === 'due' && !left) {
    const secondStep = proof === 'passkey-alone' ? 'done' : 'none';
    await db.update(sessions).set({ secondStep }).where(eq(sessions.id, id));
  }
  const accessToken = await tokens.sign({ sessionId: id, expiresAt });
  return { accessToken, user, ...(left && { secondStep: left }) };
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
