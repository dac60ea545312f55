import { OrderStatus } from '@craftsandore/contract';
import { isBeside, moneyOf, owedBeside, refundDueOn } from '@craftsandore/rules';
import { and, eq } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { moneyEntries } from '../../../db/schema/money.ts';
import { orders } from '../../../db/schema/orders.ts';
import { shipments } from '../../../db/schema/parcels.ts';
import { toCosts } from '../costs.ts';
import { findLinesOfOrder, type NewEntry } from './money-rows.ts';

type Cause = Pick<NewEntry, 'actorKind' | 'actorId' | 'at'>;

/**
 * Adds to the ledger until it says what is owed to the customer of an order, which the caller has locked, for no return: it
 * follows from what was paid, what the order costs and where it is, so that it arises once and falls away by itself. The
 * week in which it is paid begins when the first of it arises.
 */
export async function keepRefund(tx: Transaction, orderId: number, cause: Cause): Promise<void> {
  const lines = await findLinesOfOrder(tx, orderId);
  const beside = lines.filter(isBeside);
  if (beside.length === 0) return;
  const isCurrent = and(eq(shipments.orderId, orders.id), eq(shipments.isCurrent, true));
  const [found] = await tx
    .select({ order: orders, parcelState: shipments.state })
    .from(orders)
    .leftJoin(shipments, isCurrent)
    .where(eq(orders.id, orderId));
  if (!found) return;
  const { order, parcelState } = found;
  const total = toCosts(order).totalCost;
  const owed = owedBeside(lines, { total, isOver: isOver(order.statusId, parcelState) });
  const added = owed - moneyOf(beside).toRefund;
  if (added === 0) return;

  await tx.insert(moneyEntries).values({
    ...{ orderId, kind: 'refund_due', method: 'cash', amount: added },
    ...cause,
  });
  const dueOn = owed > 0 ? (order.refundDueOn ?? refundDueOn(new Date())) : null;
  await tx.update(orders).set({ refundDueOn: dueOn }).where(eq(orders.id, orderId));
}

/** Whether the customer of an order has nothing of it, and will have nothing. */
function isOver(
  statusId: number,
  parcelState: typeof shipments.$inferSelect.state | null,
): boolean {
  if (parcelState === 'delivered') return false;
  const isReturned = statusId === OrderStatus.delivered && parcelState !== null;
  return statusId === OrderStatus.cancelled || isReturned;
}
