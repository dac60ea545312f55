import { type FailedReason, OrderStatus, type ParcelState } from '@craftsandore/contract';
import { type Kept, parcelOf, type ParcelNow, verdictOn } from '@craftsandore/rules';
import { eq, sql } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { type ActorKind, orders } from '../../../db/schema/orders.ts';
import { shipmentEvents, shipments } from '../../../db/schema/parcels.ts';
import { keepCash } from '../money/keep-cash.ts';
import { keepRefund } from '../money/keep-refund.ts';
import { canBeKept, keepPieces } from './keep-pieces.ts';
import { findEvents, type ShipmentRow, toNews } from './parcel-rows.ts';

type NewEvent = {
  key: string;
  state: ParcelState;
  reason?: FailedReason | undefined;
  /** Which pieces were kept, from whoever was at the door. */
  kept?: Kept | null;
  /** What was paid for the way of what was refused, in piastres. */
  wayPaid?: number;
  at: Date;
  raw: Record<string, unknown>;
  actorKind: ActorKind;
  actorId: number | null;
};

/**
 * Keeps what is said of a parcel, whose order the caller has locked, and works out anew where it is. What is known already
 * is kept once; what can no longer be is kept and changes nothing.
 */
export async function noteEvent(
  tx: Transaction,
  shipment: ShipmentRow,
  event: NewEvent,
): Promise<ParcelNow> {
  const { id } = shipment;
  const known = toNews(await findEvents(tx, id));
  const { key, state, reason = null, at, ...rest } = event;
  const isOfDoor = canBeKept(shipment);
  const kept = isOfDoor ? (event.kept ?? null) : null;
  const news = { key, state, reason, kept, wayPaid: isOfDoor ? (event.wayPaid ?? null) : null, at };
  const before = parcelOf(known);
  if (known.some((one) => one.key === key)) return before;

  const verdict = verdictOn(known, news);
  await tx.insert(shipmentEvents).values({ ...rest, ...news, shipmentId: id, verdict });
  const now = parcelOf([...known, news]);
  const { state: nowIn, reason: because, attempts, wayPaid, since } = now;
  const { actorKind, actorId } = rest;
  const cause = { actorKind, actorId, at: since ?? at };
  const parcel = await keepPieces(tx, shipment, now.kept);
  const isCashOpen = await keepCash(tx, { ...parcel, state: nowIn, wayPaid }, cause);
  await tx
    .update(shipments)
    .set({
      ...{ state: nowIn, reason: because, attempts, wayPaid, lastEventAt: since, isCashOpen },
      // What its order is now: one that was cancelled stays so.
      isContrary: sql`${nowIn === 'delivered'} and exists (
        select from ${orders} where ${orders.id} = ${shipments.orderId} and ${orders.statusId} = ${OrderStatus.cancelled})`,
    })
    .where(eq(shipments.id, id));
  if (nowIn !== before.state || parcel !== shipment) await keepRefund(tx, shipment.orderId, cause);
  return now;
}
