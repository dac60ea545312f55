import { createHash } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { Transaction } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { Problem } from '../../problem.ts';
import type { OrderRow } from './order-rows.ts';
import { hold } from './waiting-orders.ts';

export type Placed = { order: OrderRow; isNew: boolean };

/**
 * Places an order once for its key. A repeated request with the same contents finds the order that there is.
 * @throws Problem for other contents.
 */
export async function placeOnce(
  tx: Transaction,
  body: { placementKey: string; returnId?: number },
  place: (placementHash: string) => Promise<OrderRow>,
): Promise<Placed> {
  const { placementKey } = body;
  const placementHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  // Of presses at the same moment the first one orders; the others wait, and find its order.
  await hold(tx, placementKey);
  const [placed] = await tx.select().from(orders).where(eq(orders.placementKey, placementKey));
  if (!placed) return { order: await place(placementHash), isNew: true };
  if (placed.placementHash !== placementHash) throw new Problem('order.key_reused');
  return { order: placed, isNew: false };
}
