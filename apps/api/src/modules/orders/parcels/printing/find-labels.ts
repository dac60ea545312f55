import { type CarrierName, OrderStatus, piastres, type Piastres } from '@craftsandore/contract';
import { addressText } from '@craftsandore/i18n';
import { inArray, sum } from 'drizzle-orm';

import type { Database } from '../../../../db/client.ts';
import { orderLines } from '../../../../db/schema/orders.ts';
import { shipments } from '../../../../db/schema/parcels.ts';
import { printable } from '../../../../pdf/pieces.ts';
import { Problem } from '../../../../problem.ts';
import { copyOfAddress, toAddressFields } from '../../../addresses/addresses.ts';
import { nameOn, type OrderRow } from '../../order-rows.ts';
import { carrierLabels } from '../carriers.ts';
import { selectParcels, type ShipmentRow } from '../parcel-rows.ts';

/** What is printed on a parcel, in Arabic. */
export type ParcelLabel = {
  orderReference: string;
  carrier: CarrierName;
  trackingNumber: string;
  name: string;
  /** In international form; the second one is for the courier. */
  phoneNumbers: string[];
  address: string;
  governorate: string;
  /** What the courier takes at the door. */
  cashDue: Piastres;
  pieces: number;
  /** What the customer wants to have noted; empty for nothing. */
  note: string;
};

/** The labels of parcels, in the order of their ids. @throws Problem where one is unknown, not booked yet, or not to be sent any more. */
export async function findLabels(db: Database, ids: readonly number[]): Promise<ParcelLabel[]> {
  const rows = await selectParcels(db).where(inArray(shipments.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.shipment.id, row]));
  const found = ids.map((id) => {
    const row = byId.get(id);
    if (!row) throw new Problem('parcel.not_found');
    const { trackingNumber: number, state, carrier } = row.shipment;
    // It has no number of its carrier's yet.
    if (state === 'booking') {
      throw new Problem('parcel.booking', { values: { carrier: carrierLabels(carrier) } });
    }
    const isEnded = row.order.statusId === OrderStatus.cancelled;
    if (state === 'booking_cancelled' || isEnded) {
      throw new Problem('parcel.no_label', { values: { number } });
    }
    return row;
  });
  const pieces = await countPieces(
    db,
    found.map(({ order }) => order.id),
  );
  return found.map(({ shipment, order }) => toLabel(shipment, order, pieces.get(order.id) ?? 0));
}

async function countPieces(db: Database, orderIds: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ orderId: orderLines.orderId, pieces: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .groupBy(orderLines.orderId);
  return new Map(rows.map(({ orderId, pieces }) => [orderId, pieces]));
}

function toLabel(
  { carrier, trackingNumber, cashDue }: ShipmentRow,
  order: OrderRow,
  pieces: number,
): ParcelLabel {
  const address = toAddressFields(copyOfAddress(order), 'ar');
  return {
    ...{ orderReference: order.reference, carrier, trackingNumber, pieces },
    name: printable(nameOn(order)),
    phoneNumbers: [order.phoneNumber, order.secondPhoneNumber].filter((number) => number !== null),
    address: addressText(eachPrintable(address), 'ar'),
    governorate: address.governorate,
    cashDue: piastres(cashDue),
    note: printable(order.customerNote),
  };
}

const eachPrintable = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? printable(value) : value,
    ]),
  ) as Fields; // the same fields, whose texts are texts
