import { createHash } from 'node:crypto';

import {
  type bookParcels,
  OrderStatus,
  type Parcel,
  type ParsedInput,
} from '@craftsandore/contract';
import { and, eq, ne } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/client.ts';
import { shipments } from '../../../db/schema/parcels.ts';
import { Problem } from '../../../problem.ts';
import { lockOrder } from '../orders.ts';
import { refusalIn } from '../refusal-in.ts';
import { statusLabels } from '../status-labels.ts';
import { insertShipment } from './insert-shipment.ts';
import { findCurrentShipment, type Reading, toParcel } from './parcel-rows.ts';

type Body = ParsedInput<typeof bookParcels>['body'];

type Bookings = { body: Body; actorId: number; key: string | null } & Reading;

/** Books a parcel for each of several orders, each in a transaction of its own: none waits while it holds another. */
export async function bookEach(
  db: Database,
  { body, actorId, key, locale, now }: Bookings,
): Promise<{ orderId: number; parcel?: Parcel; refusal?: string }[]> {
  const { carrier, trackingNumbers } = body;
  const keyHash = key && hashOf({ actorId, body });
  if (key && keyHash) await assertSame(db, key, keyHash);

  const numbers = new Map(trackingNumbers.map((typed) => [typed.orderId, typed.trackingNumber]));
  const booked = [];
  for (const orderId of new Set(body.orderIds)) {
    const booking = { carrier, trackingNumber: numbers.get(orderId), actorId, key, keyHash };
    const result = await db
      .transaction((tx) => book(tx, orderId, booking, { locale, now }))
      .then(
        (parcel) => ({ parcel }),
        (error: unknown) => ({ refusal: refusalIn(error, locale) }),
      );
    booked.push({ orderId, ...result });
  }
  return booked;
}

const hashOf = (asked: object) => createHash('sha256').update(JSON.stringify(asked)).digest('hex');

async function assertSame(db: Database, key: string, keyHash: string): Promise<void> {
  const isOther = and(eq(shipments.key, key), ne(shipments.keyHash, keyHash));
  if ((await db.$count(shipments, isOther)) > 0) throw new Problem('request.key_reused');
}

type Booking = Parameters<typeof insertShipment>[2];

async function book(
  tx: Transaction,
  orderId: number,
  booking: Booking,
  reading: Reading,
): Promise<Parcel> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Problem('order.not_found');
  const current = await findCurrentShipment(tx, orderId);
  // Asked again: the first answer was lost on the way.
  if (current?.key && current.key === booking.key) return toParcel(current, order, reading);
  if (current && current.state !== 'booking_cancelled') {
    throw new Problem('parcel.booked', { values: { number: current.trackingNumber } });
  }
  if (order.statusId !== OrderStatus.confirmed) {
    throw new Problem('parcel.not_confirmed', { values: { status: statusLabels(order.statusId) } });
  }
  return toParcel(await insertShipment(tx, order, booking), order, reading);
}
