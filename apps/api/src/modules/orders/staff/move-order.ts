import { OrderStatus, type OrderStatusName } from '@craftsandore/contract';

import type { Transaction } from '../../../db/client.ts';
import { Problem } from '../../../problem.ts';
import { changeStatus, type Move } from '../change-order-status.ts';
import { isDepositNeeded } from '../desk/deposits.ts';
import { lockOrder } from '../orders.ts';

/**
 * Moves an order to the status that staff choose for it. Where a deposit has to come first it is confirmed on the desk alone,
 * where a note says how it has come.
 */
export async function moveOrder(
  tx: Transaction,
  { now, ...move }: Move & { now: Date },
): Promise<OrderStatusName> {
  if (move.statusId === OrderStatus.confirmed) {
    const order = await lockOrder(tx, move.orderId);
    const isWaiting = order?.statusId === OrderStatus.pending;
    if (isWaiting && (await isDepositNeeded(tx, move.orderId, now))) {
      throw new Problem('order.deposit_not_noted');
    }
  }
  return changeStatus(tx, move);
}
