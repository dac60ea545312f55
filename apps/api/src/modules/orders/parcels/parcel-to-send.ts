import { piastres } from '@craftsandore/contract';
import { asc, eq } from 'drizzle-orm';

import type { ParcelToSend } from '../../../carriers/carrier-service.ts';
import type { Database } from '../../../db/client.ts';
import { orderLines, orders } from '../../../db/schema/orders.ts';
import { Problem } from '../../../problem.ts';
import { nameOn } from '../order-rows.ts';
import type { ShipmentRow } from './parcel-rows.ts';

/** What a carrier is told of a parcel: the same each time, because an order that is booked is not changed. */
export async function parcelToSend(
  db: Database,
  { orderId, reference, trackingNumber, cashDue }: ShipmentRow,
): Promise<ParcelToSend> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Problem('order.not_found');
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const { governorateCode, building, floor, apartment, landmark } = order;
  return {
    ...{ reference: reference ?? trackingNumber, orderReference: order.reference },
    ...{ cashDue: piastres(cashDue), value: piastres(order.subtotal) },
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    // Couriers read Arabic.
    contents: lines.map(({ quantity, nameAr }) => `${quantity} × ${nameAr}`).join('، '),
    ...{ name: nameOn(order), phone: order.phoneNumber, secondPhone: order.secondPhoneNumber },
    place: {
      ...{ governorateCode, city: order.area || order.city, street: order.streetAddress },
      ...{ building, floor, apartment, landmark },
    },
    note: order.customerNote,
  };
}
