import {
  nextOrderStatuses,
  OrderStatus,
  orderStatusName,
  type OrderStatusId,
  type OrderStatusName,
} from '@craftsandore/contract';
import { orderStatusLabel } from '@craftsandore/i18n';

import type { Transaction } from '../../../db/client.ts';
import { Problem } from '../../../problem.ts';
import { returnStock } from '../../catalogue/stock/stock.ts';
import { findPiecesOfOrder, lockOrder, updateOrderStatus } from '../orders.ts';

type Move = {
  orderId: number;
  statusId: OrderStatusId;
  actorId: number;
  /** The status that the actor has seen; any, where they have not said. */
  seenStatusId?: OrderStatusId | undefined;
};

/** Moves an order on. Cancelling puts its stock back, once: nothing leaves a cancelled order. */
export async function changeStatus(
  tx: Transaction,
  { orderId, statusId, actorId, seenStatusId }: Move,
): Promise<OrderStatusName> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Problem('order.not_found');
  if (seenStatusId && order.statusId !== seenStatusId) {
    throw new Problem('order.changed', { values: { status: labels(order.statusId) } });
  }
  if (!nextOrderStatuses(order.statusId).includes(statusId)) {
    const values = { from: labels(order.statusId), to: labels(statusId) };
    throw new Problem('order.illegal_move', { values });
  }

  await updateOrderStatus(tx, orderId, { statusId, actorId });
  if (statusId === OrderStatus.cancelled) {
    await returnStock(tx, orderId, await findPiecesOfOrder(tx, orderId));
  }
  return orderStatusName(statusId);
}

function labels(statusId: OrderStatusId) {
  const name = orderStatusName(statusId);
  return { ar: orderStatusLabel(name, 'ar'), en: orderStatusLabel(name, 'en') };
}
