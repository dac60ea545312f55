import { createHash } from 'node:crypto';

import { sql } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { usedCredentials } from '../../../db/schema/accounts.ts';
import { Problem } from '../../../problem.ts';

/** Uses a provider's token up. @throws Problem if somebody has signed in with it before. */
export async function useCredential(tx: Transaction, credential: string): Promise<void> {
  const hash = createHash('sha256').update(credential).digest('hex');
  // Longer than any token that is accepted.
  const expiresAt = sql`now() + interval '2 hours'`;
  const [used] = await tx
    .insert(usedCredentials)
    .values({ hash, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: usedCredentials.hash });
  if (!used) throw new Problem('auth.identity_refused');
}
