import { eq } from 'drizzle-orm';

import type { Database } from '../../src/db/client.ts';
import { orders } from '../../src/db/schema/orders.ts';
import { createConfirmTokens } from '../../src/modules/orders/guest/confirm-tokens.ts';
import { tokenSecret } from './api.ts';

/** What the messages about an order carry to open the page on which it is confirmed: no answer of the API has it. */
export async function confirmTokenOf(db: Database, orderId: number): Promise<string> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error(`There is no order ${orderId}.`);
  return createConfirmTokens(tokenSecret).of(order);
}
