import { desc, gt, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { singleUseCodes, usedCredentials } from '../../db/schema/accounts.ts';
import { knownNetworks } from '../../db/schema/limits.ts';
import { sessions } from '../../db/schema/users.ts';

/** No person has so many; whoever signs in all the time must not fill the disk. */
const maxSessionsOfUser = 1_000;

/** Deletes ended sessions and the oldest of too many, expired codes and tokens of providers, and networks that nobody has signed in from of late. */
export async function deleteExpired(db: Database): Promise<void> {
  await db
    .delete(sessions)
    .where(or(isNotNull(sessions.revokedAt), lt(sessions.expiresAt, sql`now()`)));
  const numbered = db
    .select({
      id: sessions.id,
      place:
        sql<number>`row_number() over (partition by ${sessions.userId} order by ${desc(sessions.createdAt)})`.as(
          'place',
        ),
    })
    .from(sessions)
    .as('numbered');
  const tooMany = db
    .select({ id: numbered.id })
    .from(numbered)
    .where(gt(numbered.place, maxSessionsOfUser));
  await db.delete(sessions).where(inArray(sessions.id, tooMany));
  await db.delete(singleUseCodes).where(lt(singleUseCodes.expiresAt, sql`now()`));
  await db.delete(usedCredentials).where(lt(usedCredentials.expiresAt, sql`now()`));
  await db.delete(knownNetworks).where(lt(knownNetworks.expiresAt, sql`now()`));
}
