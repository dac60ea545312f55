import {
  type Cancellation,
  nextOrderStatuses,
  OrderStatus,
  orderStatusName,
  type OrderStatusId,
  type OrderStatusName,
} from '@craftsandore/contract';
import { desc, eq } from 'drizzle-orm';

import type { Transaction } from '../../db/client.ts';
import { orderHistory } from '../../db/schema/orders.ts';
import { Problem } from '../../problem.ts';
import { returnStock } from '../catalogue/stock/stock.ts';
import { findPiecesOfOrder, lockOrder, updateOrderStatus } from './orders.ts';
import { followOrder } from './parcels/follow-order.ts';
import { statusLabels } from './status-labels.ts';

export type Move = {
  orderId: number;
  statusId: OrderStatusId;
  /** Null for the shop itself. */
  actorId: number | null;
  /** The statuses that the actor may have seen; any, where they have not said. */
  seenStatusIds?: OrderStatusId[] | undefined;
  /** The version that the actor has seen; any, where they have not said. */
  seenVersion?: number | undefined;
  /** Why it is cancelled; nothing where it is not. */
  cancellation?: Cancellation | undefined;
};

/**
 * Moves an order on, and its parcel with it. Cancelling puts its stock back, once: nothing leaves a cancelled order. What has
 * been shipped comes back when its parcel has been received and judged.
 */
export async function changeStatus(
  tx: Transaction,
  { orderId, statusId, actorId, seenStatusIds, seenVersion, cancellation }: Move,
): Promise<OrderStatusName> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Problem('order.not_found');
  if (seenStatusIds && !seenStatusIds.includes(order.statusId)) {
    // Asked again by whoever did it: the first answer was lost on the way.
    if (order.statusId === statusId && (await lastMover(tx, orderId)) === actorId) {
      return orderStatusName(statusId);
    }
    throw changed(order.statusId);
  }
  if (seenVersion !== undefined && seenVersion !== order.version) throw changed(order.statusId);
  if (!nextOrderStatuses(order.statusId).includes(statusId)) {
    const values = { from: statusLabels(order.statusId), to: statusLabels(statusId) };
    throw new Problem('order.illegal_move', { values });
  }

  const isCancelled = statusId === OrderStatus.cancelled;
  const step = {
    ...{
      statusId,
      actorId,
      actorKind: actorId === null ? ('system' as const) : ('staff' as const),
    },
    ...(isCancelled && { cancellation }),
  };
  await updateOrderStatus(tx, orderId, step);
  await followOrder(tx, order, step);
  if (isCancelled && order.statusId !== OrderStatus.shipped) {
    await returnStock(tx, orderId, await findPiecesOfOrder(tx, orderId));
  }
  return orderStatusName(statusId);
}

const changed = (statusId: OrderStatusId) =>
  new Problem('order.changed', { values: { status: statusLabels(statusId) } });

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
