import { type CarrierName, piastres } from '@craftsandore/contract';
import { moneyOf } from '@craftsandore/rules';
import { and, eq } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { shipments } from '../../../db/schema/parcels.ts';
import { Problem } from '../../../problem.ts';
import { toCosts } from '../costs.ts';
import { expectCash } from '../money/keep-cash.ts';
import { findLinesOfOrder } from '../money/money-rows.ts';
import type { OrderRow } from '../order-rows.ts';
import { carriers } from './carriers.ts';
import { noteEvent } from './note-event.ts';
import type { ShipmentRow } from './parcel-rows.ts';

type Booking = {
  carrier: CarrierName;
  trackingNumber?: string | undefined;
  actorId: number | null;
  key?: string | null;
  keyHash?: string | null;
};

/** Books a parcel for an order that the caller has locked, in place of one whose booking was cancelled. */
export async function insertShipment(
  tx: Transaction,
  order: OrderRow,
  { carrier, trackingNumber, actorId, key, keyHash }: Booking,
): Promise<ShipmentRow> {
  const round = 1 + (await tx.$count(shipments, eq(shipments.orderId, order.id)));
  // What has come already is not taken once more at the door.
  const { received, refunded } = moneyOf(await findLinesOfOrder(tx, order.id));
  const cashDue = piastres(Math.max(0, toCosts(order).totalCost - (received - refunded)));
  const { numberOf, isAsked } = carriers[carrier];
  const number = numberOf({
    ...{ orderReference: order.reference, round },
    trackingNumber: trackingNumber ?? null,
  });
  if (round > 1) {
    const isCurrent = and(eq(shipments.orderId, order.id), eq(shipments.isCurrent, true));
    await tx.update(shipments).set({ isCurrent: false }).where(isCurrent);
  }
  const [shipment] = await tx
    .insert(shipments)
    .values({
      ...{ orderId: order.id, carrier, trackingNumber: number, cashDue },
      ...{ promisedDay: order.promisedTo, bookedBy: actorId, key, keyHash },
      isCashOpen: cashDue > 0,
      // Its carrier is asked once this is committed.
      ...(isAsked && { reference: number, askAt: new Date() }),
    })
    .onConflictDoNothing({ target: [shipments.carrier, shipments.trackingNumber] })
    .returning();
  if (!shipment) throw new Problem('parcel.number_taken', { values: { number } });
  const actorKind = actorId === null ? 'system' : 'staff';
  const actor = { actorKind, actorId } as const;
  const at = shipment.createdAt;
  await expectCash(tx, shipment, { ...actor, at });
  if (!isAsked) return shipment;
  const raw = { reference: number };
  await noteEvent(tx, shipment, { state: 'booking', at, raw, key: `booking|${number}`, ...actor });
  return { ...shipment, state: 'booking', lastEventAt: at };
}
