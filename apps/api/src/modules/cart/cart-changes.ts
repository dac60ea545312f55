import { lt, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../db/client.ts';
import { cartChanges } from '../../db/schema/carts.ts';

/** Whether a customer asks for this change for the first time; from then on it is not. */
export async function isFirstTime(
  tx: Transaction,
  userId: number,
  changeId: string,
): Promise<boolean> {
  const noted = await tx
    .insert(cartChanges)
    .values({ userId, changeId })
    .onConflictDoNothing()
    .returning({ changeId: cartChanges.changeId });
  return noted.length > 0;
}

/** Nobody waits longer than a month for an answer. */
export async function forgetCartChanges(db: Database): Promise<void> {
  await db.delete(cartChanges).where(lt(cartChanges.createdAt, sql`now() - interval '30 days'`));
}
