import { isNotNull, lt, or, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { singleUseCodes } from '../../db/schema/accounts.ts';
import { sessions } from '../../db/schema/users.ts';

/** Removes sessions and codes that can never be used again. */
export async function forgetWhatEnded(db: Database): Promise<void> {
  await db
    .delete(sessions)
    .where(or(isNotNull(sessions.revokedAt), lt(sessions.expiresAt, sql`now()`)));
  await db.delete(singleUseCodes).where(lt(singleUseCodes.expiresAt, sql`now()`));
}
