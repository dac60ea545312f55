import {
  type Parcel,
  type ParcelDetails,
  type ParcelEvent,
  piastres,
} from '@craftsandore/contract';
import type { Locale } from '@craftsandore/i18n';
import type { ParcelNews } from '@craftsandore/rules';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';

import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import { shipmentEvents, shipments } from '../../../db/schema/parcels.ts';
import { users } from '../../../db/schema/users.ts';
import { governorateName } from '../../addresses/addresses.ts';
import { nameOn, type OrderRow } from '../order-rows.ts';

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
  tx: Transaction,
  orderId: number,
): Promise<ShipmentRow | undefined> {
  const isOfOrder = and(eq(shipments.orderId, orderId), eq(shipments.isCurrent, true));
  const [row] = await tx.select().from(shipments).where(isOfOrder);
  return row;
}

export const findEvents = (tx: DatabaseOrTransaction, shipmentId: number): Promise<EventRow[]> =>
  tx.select().from(shipmentEvents).where(eq(shipmentEvents.shipmentId, shipmentId));

export const toNews = ({ key, state, reason, at }: EventRow): ParcelNews => ({
  ...{ key, state, reason, at },
});

export function toParcel(shipment: ShipmentRow, order: OrderRow, locale: Locale): Parcel {
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
    lastEventAt: shipment.lastEventAt?.toISOString() ?? null,
  };
}

const toEvent = (
  { id, state, reason, at, verdict, actorKind }: EventRow,
  actorName: string | null,
): ParcelEvent => ({
  ...{ id, state, reason, verdict },
  at: at.toISOString(),
  staffName: actorKind === 'staff' ? actorName : null,
});

/** The parcels of an order with what happened to them, the latest first. */
export async function findParcelsOfOrder(
  db: DatabaseOrTransaction,
  orderId: number,
  locale: Locale,
): Promise<ParcelDetails[]> {
  const found = await selectParcels(db)
    .where(eq(shipments.orderId, orderId))
    .orderBy(desc(shipments.id));
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
  return found.map(({ shipment, order }) => ({
    ...toParcel(shipment, order, locale),
    events: (byShipment.get(shipment.id) ?? []).map(({ event, actorName }) =>
      toEvent(event, actorName),
    ),
  }));
}
