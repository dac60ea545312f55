import { customerMayCancel, OrderStatus, orderStatusName } from '@craftsandore/contract';
import { orderStatusLabel } from '@craftsandore/i18n';
import { and, eq, isNull, or } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import { Problem } from '../../../problem.ts';
import { returnStock } from '../../catalogue/stock/stock.ts';
import type { OrderRow } from '../order-rows.ts';
import { findPiecesOfOrder, lockOrder, updateOrderStatus } from '../orders.ts';
import { followOrder } from '../parcels/follow-order.ts';
import { trackingHashOf } from './tracking-tokens.ts';

/** The order that a token opens. @throws Problem for any other token. */
export async function getTrackedOrder(db: Database, token: string): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.trackingHash, trackingHashOf(token)));
  if (!order) throw new Problem('order.not_found');
  return order;
}

type Cancelling = { orderId: number; userId: number | null; reason: string | undefined };

/**
 * Cancels an order for its customer, and puts its stock back once; one that is cancelled already stays as it is.
 * @throws Problem when it has been shipped.
 */
export async function cancelForCustomer(
  tx: Transaction,
  { orderId, userId, reason }: Cancelling,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Problem('order.not_found');
  if (order.statusId === OrderStatus.cancelled) return;
  if (!customerMayCancel(order.statusId)) {
    const name = orderStatusName(order.statusId);
    const status = { ar: orderStatusLabel(name, 'ar'), en: orderStatusLabel(name, 'en') };
    throw new Problem('order.too_late_to_cancel', { values: { status } });
  }
  const step = {
    ...{ statusId: OrderStatus.cancelled, actorKind: 'customer' as const, actorId: userId },
    cancellation: { reason: 'changed-mind' as const, ...(reason && { words: reason }) },
  };
  await updateOrderStatus(tx, orderId, step);
  await followOrder(tx, order, step);
  await returnStock(tx, orderId, await findPiecesOfOrder(tx, orderId));
}

/**
 * Makes an order that was placed without an account the account's. The customer stays who it is: anybody may have typed
 * the number. (Business, section 1.)
 * @throws Problem when it is another account's.
 */
export async function claim(
  db: DatabaseOrTransaction,
  { orderId, userId }: { orderId: number; userId: number },
): Promise<void> {
  const claimed = await db
    .update(orders)
    .set({ userId })
    .where(and(eq(orders.id, orderId), or(isNull(orders.userId), eq(orders.userId, userId))))
    .returning({ id: orders.id });
  if (claimed.length === 0) throw new Problem('order.claimed');
}

/** `س‎. م.` of سلمى مرسي: enough to know one's own order by, and no name. */
export const masked = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]}.`)
    .join(' ');
