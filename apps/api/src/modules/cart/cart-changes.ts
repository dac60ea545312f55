import { lt, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../db/client.ts';
import { cartChanges } from '../../db/schema/carts.ts';

/** Records a change's id. @returns whether it is new for this customer. */
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

/** Deletes old ids: no client retries a change for longer than a month. */
export async function forgetCartChanges(db: Database): Promise<void> {
  await db.delete(cartChanges).where(lt(cartChanges.createdAt, sql`now() - interval '30 days'`));
}
