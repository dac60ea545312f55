import { eq } from 'drizzle-orm';

import type { Transaction } from '../../db/client.ts';
import { holdName } from '../../db/hold-name.ts';
import { orders } from '../../db/schema/orders.ts';
import { requestHash } from '../../http/request-hash.ts';
import { Problem } from '../../problem.ts';
import type { OrderRow } from './order-rows.ts';

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
  const placementHash = requestHash(body);
  // Of presses at the same moment the first one orders; the others wait, and find its order.
  await holdName(tx, placementKey);
  const [placed] = await tx.select().from(orders).where(eq(orders.placementKey, placementKey));
  if (!placed) return { order: await place(placementHash), isNew: true };
  if (placed.placementHash !== placementHash) throw new Problem('order.key_reused');
  return { order: placed, isNew: false };
}
