import { piastres } from '@craftsandore/contract';
import { dueForKept, type ParcelNow, refusedOf, worthOf } from '@craftsandore/rules';
import { asc, eq, sql } from 'drizzle-orm';

import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { orderLines, orders } from '../../../db/schema/orders.ts';
import { shipments } from '../../../db/schema/parcels.ts';
import { findAdjustmentRows, ofGoods, sumOf } from '../adjustments.ts';
import { subtotalOf } from '../costs.ts';

/** The lines of an order as they were sent: what was refused at the door counts, too. */
export async function findSent(db: DatabaseOrTransaction, orderId: number) {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  return lines.map((line) => ({ ...line, quantity: line.quantity + line.refused }));
}

type Parcel = Pick<
  typeof shipments.$inferSelect,
  'id' | 'orderId' | 'cashDue' | 'wholeDue' | 'isCurrent' | 'inspectedAt'
>;

/** Whether it can still be said which pieces of a parcel were kept: once they are judged they are where they are. */
export const canBeKept = ({
  isCurrent,
  inspectedAt,
}: Pick<Parcel, 'isCurrent' | 'inspectedAt'>): boolean => isCurrent && inspectedAt === null;

/**
 * Makes lines and costs of an order, which the caller has locked, and the cash of its parcel what was kept at the door: all of
 * it, unless some pieces were refused. It is worked out of what was sent, so that whatever was said before leaves no trace.
 */
export async function keepPieces<T extends Parcel>(
  tx: Transaction,
  parcel: T,
  kept: ParcelNow['kept'],
): Promise<T> {
  if ((kept === null && parcel.wholeDue === null) || !canBeKept(parcel)) return parcel;
  const { id, orderId } = parcel;
  const sent = await findSent(tx, orderId);
  const lines = sent.map((line) => {
    const refused = refusedOf(line, kept);
    return { ...line, was: line.refused, refused, kept: line.quantity - refused };
  });
  const changed = lines.filter(({ was, refused }) => was !== refused);
  if (changed.length === 0) return parcel;

  for (const line of changed) {
    const now = { quantity: line.kept, refused: line.refused };
    await tx.update(orderLines).set(now).where(eq(orderLines.id, line.id));
  }
  const adjustments = await findAdjustmentRows(tx, orderId);
  const whole = { subtotal: subtotalOf(sent), adjustment: sumOf(ofGoods(adjustments)) };
  const subtotal = subtotalOf(lines.map((line) => ({ ...line, quantity: line.kept })));
  const refused = lines.map((line) => ({ ...line, quantity: line.refused }));
  // What falls away of the discount is what the refused pieces had of it.
  const adjustment = sumOf(adjustments) + (whole.subtotal - subtotal) - worthOf(whole, refused);
  await tx
    .update(orders)
    .set({ subtotal, adjustment, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, orderId));

  const door = {
    cashDue: parcel.wholeDue ?? parcel.cashDue,
    discount: Math.max(0, -whole.adjustment),
  };
  const isPartly = lines.some((line) => line.refused > 0);
  const due = {
    cashDue: isPartly ? piastres(dueForKept(door, lines)) : door.cashDue,
    wholeDue: isPartly ? door.cashDue : null,
  };
  await tx.update(shipments).set(due).where(eq(shipments.id, id));
  return { ...parcel, ...due };
}
