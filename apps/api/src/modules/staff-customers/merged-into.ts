import { eq } from 'drizzle-orm';

import type { DatabaseOrTransaction } from '../../db/client.ts';
import { mergedCustomers } from '../../db/schema/customers.ts';

/** The id of the customer whom this id belongs to now: another one, where two were merged. */
export async function currentIdOf(db: DatabaseOrTransaction, id: number): Promise<number> {
  const [merged] = await db
    .select({ customerId: mergedCustomers.customerId })
    .from(mergedCustomers)
    .where(eq(mergedCustomers.formerId, id));
  return merged?.customerId ?? id;
}
