import type { SecondStep } from '@craftsandore/contract';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { authenticators, passkeys, recoveryCodes } from '../../../db/schema/second-step.ts';
import { sessions } from '../../../db/schema/users.ts';

type Methods = Pick<SecondStep, 'authenticator' | 'passkeys'>;

/** The ways of an account to take a second step. */
export async function findMethods(db: DatabaseOrTransaction, userId: number): Promise<Methods> {
  const [app] = await db
    .select({ createdAt: authenticators.createdAt })
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)));
  const keys = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.id));
  return {
    authenticator: app ? { createdAt: app.createdAt.toISOString() } : null,
    passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ id, name, createdAt: createdAt.toISOString() },
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

export const countMethods = ({ authenticator, passkeys }: Methods): number =>
  passkeys.length + (authenticator ? 1 : 0);

/** Removes all ways, and the codes for who has lost them. */
export async function removeMethods(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(authenticators).where(eq(authenticators.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** From now on this session may do what staff may. */
export async function markTaken(tx: Transaction, sessionId: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ secondStep: 'done', provedAt: sql`now()` })
    .where(eq(sessions.id, sessionId));
}
