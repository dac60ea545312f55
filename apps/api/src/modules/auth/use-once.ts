import { createHash } from 'node:crypto';

import { sql } from 'drizzle-orm';

import type { Transaction } from '../../db/client.ts';
import { usedCredentials } from '../../db/schema/accounts.ts';

/** Uses up what is good once, such as a provider's token. False where somebody has used it before. */
export async function useOnce(tx: Transaction, credential: string): Promise<boolean> {
  const hash = createHash('sha256').update(credential).digest('hex');
  // Longer than anything that is accepted.
  const expiresAt = sql`now() + interval '2 hours'`;
  const used = await tx
    .insert(usedCredentials)
    .values({ hash, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: usedCredentials.hash });
  return used.length > 0;
}
