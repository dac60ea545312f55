import { eq, sql } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { products } from '../../../db/schema/catalogue.ts';

/** Set by every change of staff, so that a save over another's change is a conflict. */
export const nextVersion = () => ({
  version: sql`${products.version} + 1`,
  updatedAt: sql`now()`,
});

/** Counts a change to one of the product's designs or their photos. */
export async function countChange(tx: Transaction, productId: number): Promise<void> {
  await tx.update(products).set(nextVersion()).where(eq(products.id, productId));
}
