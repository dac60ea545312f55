import {
  type listMoneyOfOrder,
  piastres,
  type ResponseBody,
  signedPiastres,
} from '@craftsandore/contract';
import { isBeside, type MoneyLine, moneyOf, refundClock } from '@craftsandore/rules';
import { asc, eq } from 'drizzle-orm';

import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { moneyEntries } from '../../../db/schema/money.ts';
import { orders } from '../../../db/schema/orders.ts';
import { refundDestinations } from '../../../db/schema/refund-destinations.ts';
import { shipments } from '../../../db/schema/parcels.ts';
import { users } from '../../../db/schema/users.ts';

export type NewEntry = typeof moneyEntries.$inferInsert;

const line = {
  parcelId: moneyEntries.shipmentId,
  returnId: moneyEntries.returnId,
  kind: moneyEntries.kind,
  amount: moneyEntries.amount,
};

export const findLinesOfParcel = (tx: Transaction, shipmentId: number): Promise<MoneyLine[]> =>
  tx.select(line).from(moneyEntries).where(eq(moneyEntries.shipmentId, shipmentId));

export const findLinesOfOrder = (tx: Transaction, orderId: number) =>
  tx.select(line).from(moneyEntries).where(eq(moneyEntries.orderId, orderId));

/** Of what is owed and paid back for a return. */
export const findLinesOfReturn = (tx: Transaction, returnId: number): Promise<MoneyLine[]> =>
  tx.select(line).from(moneyEntries).where(eq(moneyEntries.returnId, returnId));

/** The ledger of an order, the oldest first, and what it comes to. */
export async function findMoneyOfOrder(
  db: DatabaseOrTransaction,
  orderId: number,
  now: Date,
): Promise<ResponseBody<typeof listMoneyOfOrder>> {
  const rows = await db
    .select({
      entry: moneyEntries,
      trackingNumber: shipments.trackingNumber,
      carrier: shipments.carrier,
      actorName: users.name,
      paidTo: refundDestinations.masked,
      refundDueOn: orders.refundDueOn,
    })
    .from(moneyEntries)
    .innerJoin(orders, eq(orders.id, moneyEntries.orderId))
    .leftJoin(shipments, eq(shipments.id, moneyEntries.shipmentId))
    .leftJoin(users, eq(users.id, moneyEntries.actorId))
    .leftJoin(refundDestinations, eq(refundDestinations.id, moneyEntries.destinationId))
    .where(eq(moneyEntries.orderId, orderId))
    .orderBy(asc(moneyEntries.id));
  const entries = rows.map(({ entry, trackingNumber, carrier, actorName, paidTo }) => ({
    ...{ id: entry.id, kind: entry.kind, method: entry.method, reference: entry.reference },
    paidTo,
    amount: signedPiastres(entry.amount),
    parcel: trackingNumber !== null && carrier !== null ? { trackingNumber, carrier } : null,
    staffName: entry.actorKind === 'staff' ? actorName : null,
    at: entry.at.toISOString(),
  }));
  const lines = rows.map(({ entry: { shipmentId, returnId, kind, amount } }) => ({
    ...{ parcelId: shipmentId, returnId, kind, amount },
  }));
  const sums = moneyOf(lines);
  const refundDueOn = rows[0]?.refundDueOn ?? null;
  const { toRefund } = moneyOf(lines.filter(isBeside));
  return {
    entries,
    sums: {
      expected: signedPiastres(sums.expected),
      collected: signedPiastres(sums.collected),
      received: signedPiastres(sums.received),
      fees: signedPiastres(sums.fees),
      refunded: signedPiastres(sums.refunded),
      toRefund: signedPiastres(sums.toRefund),
      differences: signedPiastres(sums.differences),
      open: signedPiastres(sums.open),
    },
    refundDue:
      refundDueOn === null
        ? null
        : { toRefund: piastres(toRefund), refundDueOn, clock: refundClock(refundDueOn, now) },
  };
}
