import { type DeskSettings, OrderStatus } from '@craftsandore/contract';
import { and, asc, eq, lte } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import { changeStatus } from '../change-order-status.ts';
import { findSaved } from '../../settings/settings.ts';
import { findConfirmations } from './confirmations.ts';
import { settleNewOrders, timesOf } from './due-times.ts';

/**
 * Ends the orders whose customers have not answered in time, confirms those of whom is trusted, and finds out when new ones
 * are due.
 */
export async function expireOrders(db: Database, now: Date): Promise<number> {
  const { settings: policy } = await findSaved(db, 'desk');
  while ((await settleNewOrders(db, { policy, now })) > 0);
  let expired = 0;
  for (;;) {
    const looked = await db.transaction((tx) => expireOne(tx, policy, now));
    if (looked === null) return expired;
    if (looked === 'expired') expired += 1;
  }
}

/** Each in a transaction of its own: whatever stops this, an order has ended with its stock back, or has not ended. */
async function expireOne(
  tx: Transaction,
  policy: DeskSettings,
  now: Date,
): Promise<'expired' | 'confirmed' | 'kept' | null> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.statusId, OrderStatus.pending), lte(orders.deskEndsAt, now)))
    .orderBy(asc(orders.deskEndsAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!order) return null;

  // Read again under the lock: somebody may just have reached the customer, or the owner has given them longer.
  const found = await findConfirmations(tx, { orderIds: [order.id], policy, now });
  const confirmation = found.get(order.id)?.confirmation;
  if (!confirmation) return null;
  if (confirmation.confirmsAt && confirmation.confirmsAt <= now) {
    await changeStatus(tx, { orderId: order.id, statusId: OrderStatus.confirmed, actorId: null });
    return 'confirmed';
  }
  if (confirmation.state !== 'expired') {
    await tx.update(orders).set(timesOf(confirmation)).where(eq(orders.id, order.id));
    return 'kept';
  }
  await changeStatus(tx, {
    orderId: order.id,
    statusId: OrderStatus.cancelled,
    actorId: null,
    cancellation: { reason: 'unreachable' },
  });
  return 'expired';
}
