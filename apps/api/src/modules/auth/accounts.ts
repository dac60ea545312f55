import type { RoleId } from '@craftsandore/roles';
import { and, eq, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { isDuplicate } from '../../db/failures.ts';
import { users } from '../../db/schema/users.ts';
import { Problem } from '../../problem.ts';

type NewAccount = {
  name: string;
  /** In lower case. */
  email: string;
  passwordHash: string;
  roleId: RoleId;
  isVerified?: boolean;
  isPasswordProven?: boolean;
};

export type Account = typeof users.$inferSelect;

/**
 * Whether only the owner of its address opens the account. Anybody may have registered that with a password of theirs, and its
 * owner confirmed it at the click of a mailed link.
 */
export const isOfOwner = ({ isVerified, passwordHash, isPasswordProven }: Account): boolean =>
  isVerified && (passwordHash === null || isPasswordProven);

export async function findAccount(
  db: DatabaseOrTransaction,
  id: number,
): Promise<Account | undefined> {
  const [account] = await db.select().from(users).where(eq(users.id, id));
  return account;
}

export async function findAccountByEmail(
  db: DatabaseOrTransaction,
  email: string,
): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  return account;
}

/** Locks the account until the transaction ends. */
export async function lockAccountByEmail(
  tx: Transaction,
  email: string,
): Promise<Account | undefined> {
  const [account] = await tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))
    .for('update');
  return account;
}

/** Whether this is still the account's password; held until the transaction ends, so that it stays so. */
export async function holdPassword(
  tx: Transaction,
  { id, passwordHash }: Account,
): Promise<boolean> {
  const [row] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id))
    .for('share');
  return row?.passwordHash === passwordHash;
}

/**
 * For somebody who has proven to own the email address; null removes an old password. Whoever knew that may have asked for
 * another address, which is off.
 */
export async function setPassword(
  tx: Transaction,
  id: number,
  passwordHash: string | null,
): Promise<void> {
  await tx
    .update(users)
    .set({
      passwordHash,
      isPasswordProven: passwordHash !== null,
      isVerified: true,
      pendingEmail: null,
    })
    .where(eq(users.id, id));
}

/** For somebody who knows the password. False where it has been changed in the meantime. */
export function changeWithPassword(
  tx: Transaction,
  { id, passwordHash }: Account,
  change: { passwordHash: string; pendingEmail: null } | { pendingEmail: string },
): Promise<boolean> {
  return tx
    .update(users)
    .set(change)
    .where(and(eq(users.id, id), sql`${users.passwordHash} = ${passwordHash}`))
    .returning({ id: users.id })
    .then((changed) => changed.length > 0);
}

/** Held until the transaction ends. */
export async function lockAccount(tx: Transaction, id: number): Promise<Account | undefined> {
  const [account] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return account;
}

/**
 * For somebody who has opened the link that was sent there, and may not be who asked for it: the password counts as
 * nobody's proof. @throws Problem when another account has this address by now.
 */
export async function setEmail(tx: Transaction, id: number, email: string): Promise<void> {
  await tx
    .update(users)
    .set({ email, pendingEmail: null, isVerified: true, isPasswordProven: false })
    .where(eq(users.id, id))
    .catch(refuseTaken);
}

function refuseTaken(error: unknown): never {
  throw isDuplicate(error, 'users_email_unique') ? new Problem('account.email_taken') : error;
}

/** Whether it was not before. */
export async function markVerified(tx: Transaction, id: number): Promise<boolean> {
  const marked = await tx
    .update(users)
    .set({ isVerified: true })
    .where(and(eq(users.id, id), eq(users.isVerified, false)))
    .returning({ id: users.id });
  return marked.length > 0;
}

/** For a confirmed address. Waits for a concurrent transaction that opens the same account. */
export async function openVerifiedAccount(
  tx: Transaction,
  account: Omit<NewAccount, 'passwordHash'>,
): Promise<void> {
  await tx
    .insert(users)
    .values({ ...account, isVerified: true })
    .onConflictDoNothing();
}

/** @throws Problem when there is an account with this address. */
export async function openAccount(
  db: DatabaseOrTransaction,
  account: NewAccount,
): Promise<Account> {
  const [row] = await db.insert(users).values(account).returning().catch(refuseTaken);
  if (!row) throw new Error('An account was written and not returned');
  return row;
}
