import type { RoleId } from '@craftsandore/roles';
import { eq, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
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
};

export type Account = typeof users.$inferSelect;

export function accountsRepository(db: DatabaseOrTransaction) {
  return {
    async findByEmail(email: string): Promise<Account | undefined> {
      const [account] = await db
        .select()
        .from(users)
        .where(eq(sql`lower(${users.email})`, email));
      return account;
    },

    /** Holds the account until the transaction ends. */
    async findByEmailForUpdate(email: string): Promise<Account | undefined> {
      const [account] = await db
        .select()
        .from(users)
        .where(eq(sql`lower(${users.email})`, email))
        .for('update');
      return account;
    },

    async find(id: number): Promise<Account | undefined> {
      const [account] = await db.select().from(users).where(eq(users.id, id));
      return account;
    },

    /** Whether this is still the account's password; held until the transaction ends, so that it stays so. */
    async holdPassword({ id, passwordHash }: Account): Promise<boolean> {
      const [row] = await db
        .select({ passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.id, id))
        .for('share');
      return row?.passwordHash === passwordHash;
    },

    /** Sets a new password for somebody who has proven to own the e-mail address. */
    async setPassword(id: number, passwordHash: string): Promise<void> {
      await db.update(users).set({ passwordHash, isVerified: true }).where(eq(users.id, id));
    },

    /** Confirms the address for its proven owner, and removes the old password. */
    async takeOver(id: number): Promise<void> {
      await db.update(users).set({ passwordHash: null, isVerified: true }).where(eq(users.id, id));
    },

    async markVerified(id: number): Promise<void> {
      await db.update(users).set({ isVerified: true }).where(eq(users.id, id));
    },

    /** For a confirmed address. Waits for a concurrent transaction that opens the same account. */
    async openUnlessThere(account: Omit<NewAccount, 'passwordHash'>): Promise<void> {
      await db
        .insert(users)
        .values({ ...account, isVerified: true })
        .onConflictDoNothing();
    },

    /** @throws Problem when there is an account with this address. */
    async open(account: NewAccount): Promise<Account> {
      const [row] = await db
        .insert(users)
        .values(account)
        .returning()
        .catch((error: unknown) => {
          throw isDuplicate(error, 'users_email_unique')
            ? new Problem('account.email_taken')
            : error;
        });
      if (!row) throw new Error('An account was written and not returned');
      return row;
    },
  };
}
