import { isNotNull, lt, or, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { singleUseCodes, usedCredentials } from '../../db/schema/accounts.ts';
import { knownNetworks } from '../../db/schema/limits.ts';
import { sessions } from '../../db/schema/users.ts';

/** Deletes ended sessions, expired codes and tokens of providers, and networks that nobody has signed in from of late. */
export async function deleteExpired(db: Database): Promise<void> {
  await db
    .delete(sessions)
    .where(or(isNotNull(sessions.revokedAt), lt(sessions.expiresAt, sql`now()`)));
  await db.delete(singleUseCodes).where(lt(singleUseCodes.expiresAt, sql`now()`));
  await db.delete(usedCredentials).where(lt(usedCredentials.expiresAt, sql`now()`));
  await db.delete(knownNetworks).where(lt(knownNetworks.expiresAt, sql`now()`));
}
