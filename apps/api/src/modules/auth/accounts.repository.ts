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

    /** A new password for whoever has shown that the mail of this account is theirs. */
    async setPassword(id: number, passwordHash: string): Promise<void> {
      await db.update(users).set({ passwordHash, isVerified: true }).where(eq(users.id, id));
    },

    async markVerified(id: number): Promise<void> {
      await db.update(users).set({ isVerified: true }).where(eq(users.id, id));
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
