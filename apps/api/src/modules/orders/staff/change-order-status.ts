import {
  type Cancellation,
  nextOrderStatuses,
  OrderStatus,
  orderStatusName,
  type OrderStatusId,
  type OrderStatusName,
} from '@craftsandore/contract';
import { orderStatusLabel } from '@craftsandore/i18n';
import { desc, eq } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { orderHistory } from '../../../db/schema/orders.ts';
import { Problem } from '../../../problem.ts';
import { returnStock } from '../../catalogue/stock/stock.ts';
import { findPiecesOfOrder, lockOrder, updateOrderStatus } from '../orders.ts';

export type Move = {
  orderId: number;
  statusId: OrderStatusId;
  actorId: number;
  /** The statuses that the actor may have seen; any, where they have not said. */
  seenStatusIds?: OrderStatusId[] | undefined;
  /** Why it is cancelled; nothing where it is not. */
  cancellation?: Cancellation | undefined;
};

/** Moves an order on. Cancelling puts its stock back, once: nothing leaves a cancelled order. */
export async function changeStatus(
  tx: Transaction,
  { orderId, statusId, actorId, seenStatusIds, cancellation }: Move,
): Promise<OrderStatusName> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Problem('order.not_found');
  if (seenStatusIds && !seenStatusIds.includes(order.statusId)) {
    // Asked again by whoever did it: the first answer was lost on the way.
    if (order.statusId === statusId && (await lastMover(tx, orderId)) === actorId) {
      return orderStatusName(statusId);
    }
    throw new Problem('order.changed', { values: { status: labels(order.statusId) } });
  }
  if (!nextOrderStatuses(order.statusId).includes(statusId)) {
    const values = { from: labels(order.statusId), to: labels(statusId) };
    throw new Problem('order.illegal_move', { values });
  }

  const isCancelled = statusId === OrderStatus.cancelled;
  await updateOrderStatus(tx, orderId, {
    statusId,
    actorKind: 'staff',
    actorId,
    ...(isCancelled && { cancellation }),
  });
  if (isCancelled) {
    await returnStock(tx, orderId, await findPiecesOfOrder(tx, orderId));
  }
  return orderStatusName(statusId);
}

/** Who has moved an order last. */
async function lastMover(tx: Transaction, orderId: number): Promise<number | null | undefined> {
  const [move] = await tx
    .select({ actorId: orderHistory.actorId })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(desc(orderHistory.id))
    .limit(1);
  return move?.actorId;
}

function labels(statusId: OrderStatusId) {
  const name = orderStatusName(statusId);
  return { ar: orderStatusLabel(name, 'ar'), en: orderStatusLabel(name, 'en') };
}
