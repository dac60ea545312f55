import { and, eq, getTableColumns } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { identities } from '../../../db/schema/accounts.ts';
import { users } from '../../../db/schema/users.ts';
import type { Account } from '../accounts.ts';

type Identity = Pick<typeof identities.$inferSelect, 'provider' | 'subject'>;

export async function findLinkedAccount(
  tx: Transaction,
  { provider, subject }: Identity,
): Promise<Account | undefined> {
  const [account] = await tx
    .select(getTableColumns(users))
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return account;
}

/** Whoever else signs in by a provider does not any more. */
export const unlinkIdentities = (tx: Transaction, userId: number) =>
  tx.delete(identities).where(eq(identities.userId, userId));

/** Idempotent, as a double click may call it twice. */
export async function linkIdentity(
  tx: Transaction,
  identity: Identity,
  userId: number,
): Promise<void> {
  await tx
    .insert(identities)
    .values({ ...identity, userId })
    .onConflictDoNothing();
}
