import {
  type ErrorCode,
  type Parcel,
  type ParcelDetails,
  type ParcelEvent,
  type ParcelPiece,
  type ParcelState,
  piastres,
} from '@craftsandore/contract';
import { bostaSentence, type Locale, parcelStateLabel, refusalSentence } from '@craftsandore/i18n';
import { canBeReceived, isInPart, isOverdueBack, type ParcelNews } from '@craftsandore/rules';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';

import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { orderLines, orders } from '../../../db/schema/orders.ts';
import { inspectedPieces, shipmentEvents, shipments } from '../../../db/schema/parcels.ts';
import { photos } from '../../../db/schema/photos.ts';
import { users } from '../../../db/schema/users.ts';
import { inLocale, Problem } from '../../../problem.ts';
import type { PhotoUrls } from '../../../storage/photo-urls.ts';
import { governorateName } from '../../addresses/addresses.ts';
import { agreedDiscount } from '../adjustments.ts';
import { nameOn, type OrderRow, toLine } from '../order-rows.ts';
import { lockOrder } from '../orders.ts';

export type ShipmentRow = typeof shipments.$inferSelect;
type EventRow = typeof shipmentEvents.$inferSelect;

export const selectParcels = (db: DatabaseOrTransaction) =>
  db
    .select({ shipment: shipments, order: orders })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .$dynamic();

/** The parcel in which an order is now; none where it was never booked. */
export async function findCurrentShipment(
  db: DatabaseOrTransaction,
  orderId: number,
): Promise<ShipmentRow | undefined> {
  const isOfOrder = and(eq(shipments.orderId, orderId), eq(shipments.isCurrent, true));
  const [row] = await db.select().from(shipments).where(isOfOrder);
  return row;
}

/** A parcel and its order, which is locked: what happens to one comes after the other. @throws Problem where there is none. */
export async function lockParcel(
  tx: Transaction,
  id: number,
): Promise<{ order: OrderRow; shipment: ShipmentRow }> {
  const [found] = await tx.select().from(shipments).where(eq(shipments.id, id));
  const order = found && (await lockOrder(tx, found.orderId));
  // Once more, because what came before us has changed it.
  const [shipment] = await tx.select().from(shipments).where(eq(shipments.id, id));
  if (!order || !shipment) throw new Problem('parcel.not_found');
  return { order, shipment };
}

/** What staff call the place where a parcel is, for a sentence. */
export const stateLabels = (state: ParcelState) => ({
  ar: parcelStateLabel(state, 'ar'),
  en: parcelStateLabel(state, 'en'),
});

export const findEvents = (tx: DatabaseOrTransaction, shipmentId: number): Promise<EventRow[]> =>
  tx.select().from(shipmentEvents).where(eq(shipmentEvents.shipmentId, shipmentId));

/** Whether its carrier never gave it a number: the booking was refused, or taken back before. */
export const wasNeverBooked = ({ reference, state }: ShipmentRow): boolean =>
  reference !== null && state === 'booking_cancelled';

/** What a carrier could not do, as an event keeps it. */
export type KeptProblem = { code: ErrorCode; values: Problem['values'] };

/** The sentence in which an event says what a carrier could not do; null where it says nothing such. */
function problemOf({ raw }: Pick<EventRow, 'raw'>, locale: Locale): string | null {
  const problem = raw['problem'] as KeptProblem | undefined; // as it was kept
  return problem ? refusalSentence(problem.code, locale, inLocale(problem.values, locale)) : null;
}

/** Why the carriers of parcels refused them, by parcel. */
export async function findRefusals(
  db: DatabaseOrTransaction,
  ids: number[],
  locale: Locale,
): Promise<Map<number, string>> {
  const refusals = new Map<number, string>();
  if (ids.length === 0) return refusals;
  const events = await db
    .select()
    .from(shipmentEvents)
    .where(inArray(shipmentEvents.shipmentId, ids))
    .orderBy(asc(shipmentEvents.id));
  for (const event of events) {
    const refusal = problemOf(event, locale);
    if (refusal) refusals.set(event.shipmentId, refusal);
  }
  return refusals;
}

/** What of a parcel's events makes it what it is: not what its carrier calls it besides. */
export const toNews = (events: EventRow[]): ParcelNews[] =>
  events
    .filter(({ verdict }) => verdict !== 'silent')
    .map(({ key, state, reason, kept, wayPaid, at }) => ({
      ...{ key, state, reason, kept, wayPaid, at },
    }));

/** What a carrier calls where a parcel is, as an event keeps it: its code, in words. */
function carriersWords({ raw }: Pick<EventRow, 'raw'>, locale: Locale): string | null {
  const { data } = BostaSaid.safeParse(raw['said']);
  return data ? bostaSentence(data, locale) : null;
}

// Asked by the shop is Bosta alone.
const BostaSaid = z.object({ code: z.number(), exceptionCode: z.number().optional() });

/** For whom parcels are read, and when. */
export type Reading = { locale: Locale; now: Date };

export function toParcel(shipment: ShipmentRow, order: OrderRow, { locale, now }: Reading): Parcel {
  const { isCurrent, inspectedAt, lastEventAt: since } = shipment;
  const isPartly = shipment.wholeDue !== null;
  const back = { state: shipment.state, isPartly, isInspected: inspectedAt !== null, since };
  const { id, carrier, trackingNumber, state, reason, cashDue, promisedDay, attempts } = shipment;
  return {
    ...{ id, carrier, trackingNumber, state, reason, promisedDay, attempts },
    orderId: order.id,
    orderReference: order.reference,
    orderStatusId: order.statusId,
    customerName: nameOn(order),
    governorate: governorateName(order.governorateCode, locale),
    cashDue: piastres(cashDue),
    bookedAt: shipment.createdAt.toISOString(),
    lastEventAt: since?.toISOString() ?? null,
    inspectedAt: inspectedAt?.toISOString() ?? null,
    isPartly,
    canReceive: isCurrent && canBeReceived(back),
    isOverdue: isCurrent && isOverdueBack(back, now),
    isCancelling: shipment.cancelAskedAt !== null,
  };
}

const toEvent = (
  { id, state, reason, kept, at, verdict, actorKind, raw }: EventRow,
  actorName: string | null,
  locale: Locale,
): ParcelEvent => ({
  ...{ id, state, reason, verdict, isPartly: isInPart(kept) },
  refusal: problemOf({ raw }, locale),
  carrierSays: carriersWords({ raw }, locale),
  at: at.toISOString(),
  staffName: actorKind === 'staff' ? actorName : null,
});

/** The parcels of an order with what happened to them, the latest first. */
export async function findParcelsOfOrder(
  db: DatabaseOrTransaction,
  orderId: number,
  { photoUrls, ...reading }: Reading & { photoUrls: PhotoUrls },
): Promise<ParcelDetails[]> {
  const found = await db
    .select({
      ...{ shipment: shipments, order: orders, inspectedBy: users.name },
      discount: agreedDiscount,
    })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .leftJoin(users, eq(users.id, shipments.inspectedBy))
    .where(eq(shipments.orderId, orderId))
    .orderBy(desc(shipments.id));
  const pieces = found.length > 0 ? await findPieces(db, orderId, photoUrls) : [];
  const events = await db
    .select({ event: shipmentEvents, actorName: users.name })
    .from(shipmentEvents)
    .leftJoin(users, eq(users.id, shipmentEvents.actorId))
    .where(
      inArray(
        shipmentEvents.shipmentId,
        found.map(({ shipment }) => shipment.id),
      ),
    )
    .orderBy(asc(shipmentEvents.at), asc(shipmentEvents.id));
  const byShipment = Map.groupBy(events, ({ event }) => event.shipmentId);
  return found.map(({ shipment, order, inspectedBy, discount }) => {
    const own = byShipment.get(shipment.id) ?? [];
    const isPartly = shipment.wholeDue !== null;
    return {
      ...toParcel(shipment, order, reading),
      inspectedBy,
      // What an earlier booking was for, the order may not hold any more.
      pieces: shipment.isCurrent
        ? pieces.map((piece) => ({ ...piece, kept: isPartly ? piece.kept : null }))
        : [],
      wholeDue: piastres(shipment.wholeDue ?? shipment.cashDue),
      discount: piastres(discount),
      wayPaid: piastres(shipment.wayPaid),
      events: own.map(({ event, actorName }) => toEvent(event, actorName, reading.locale)),
    };
  });
}

/** What was sent in the parcel of an order, and what became of it. */
async function findPieces(
  db: DatabaseOrTransaction,
  orderId: number,
  photoUrls: PhotoUrls,
): Promise<ParcelPiece[]> {
  const rows = await db
    .select({ line: orderLines, photo: photos, judged: inspectedPieces })
    .from(orderLines)
    .leftJoin(photos, eq(photos.id, orderLines.photoId))
    .leftJoin(inspectedPieces, eq(inspectedPieces.orderLineId, orderLines.id))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  return rows.map(({ line, photo, judged }) => {
    const { photosUrls: _, quantity: kept, ...piece } = toLine(line, photo, photoUrls);
    const { sellable = 0, damaged = 0, missing = 0 } = judged ?? {};
    const quantity = kept + line.refused;
    return { ...piece, quantity, kept, judged: judged && { sellable, damaged, missing } };
  });
}
