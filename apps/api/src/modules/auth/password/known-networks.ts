import { createHash } from 'node:crypto';

import { and, eq, gt, sql } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction } from '../../../db/client.ts';
import { knownNetworks } from '../../../db/schema/limits.ts';

type Pair = { ip: string; email: string };

const rememberedDays = 30;

/** Whether somebody has signed in to this account from this network within the last 30 days. */
export async function isKnownNetwork(db: Database, pair: Pair): Promise<boolean> {
  const [row] = await db
    .select({ hash: knownNetworks.hash })
    .from(knownNetworks)
    .where(and(eq(knownNetworks.hash, hashOf(pair)), gt(knownNetworks.expiresAt, sql`now()`)));
  return row !== undefined;
}

/** For somebody who has just signed in. */
export async function rememberNetwork(db: DatabaseOrTransaction, pair: Pair): Promise<void> {
  const expiresAt = sql`now() + ${rememberedDays} * interval '1 day'`;
  await db
    .insert(knownNetworks)
    .values({ hash: hashOf(pair), expiresAt })
    .onConflictDoUpdate({ target: knownNetworks.hash, set: { expiresAt } });
}

const hashOf = ({ ip, email }: Pair) => createHash('sha256').update(`${ip} ${email}`).digest('hex');
