import {
  type bookParcels,
  OrderStatus,
  type Parcel,
  type ParsedInput,
} from '@craftsandore/contract';
import { and, eq, inArray, ne } from 'drizzle-orm';

import type { CarrierServices } from '../../../carriers/carrier-services.ts';
import type { Database, Transaction } from '../../../db/client.ts';
import { shipments } from '../../../db/schema/parcels.ts';
import { requestHash } from '../../../http/request-hash.ts';
import { Problem } from '../../../problem.ts';
import { lockOrder } from '../orders.ts';
import { refusalIn } from '../refusal-in.ts';
import { statusLabels } from '../status-labels.ts';
import type { AskSoon } from './ask-carriers.ts';
import { carriers, offeredOf } from './carriers.ts';
import { insertShipment } from './insert-shipment.ts';
import {
  findCurrentShipment,
  findRefusals,
  type Reading,
  selectParcels,
  toParcel,
  wasNeverBooked,
} from './parcel-rows.ts';

type Body = ParsedInput<typeof bookParcels>['body'];

type Bookings = Reading & {
  body: Body;
  actorId: number;
  key: string | null;
  /** Those that are asked. */
  services: CarrierServices;
  askSoon: AskSoon;
};

type Result = { orderId: number; parcel?: Parcel; refusal?: string };

/**
 * Books a parcel for each of several orders, each in a transaction of its own: none waits while it holds another. A carrier
 * is asked after all are committed.
 */
export async function bookEach(
  db: Database,
  { body, actorId, key, locale, now, services, askSoon }: Bookings,
): Promise<Result[]> {
  const { carrier, trackingNumbers } = body;
  const keyHash = key && requestHash({ actorId, body });
  if (key && keyHash) await assertSame(db, key, keyHash);

  const numbers = new Map(trackingNumbers.map((typed) => [typed.orderId, typed.trackingNumber]));
  const isOff = carriers[carrier].isAsked && !(await offeredOf(db, services))[carrier];
  const booked: Result[] = [];
  for (const orderId of new Set(body.orderIds)) {
    const booking = { carrier, trackingNumber: numbers.get(orderId), actorId, key, keyHash };
    const result = await db
      .transaction((tx) => {
        if (isOff) throw new Problem('parcel.carrier_off');
        return book(tx, orderId, booking, { locale, now });
      })
      .then(
        (parcel) => ({ parcel }),
        (error: unknown) => ({ refusal: refusalIn(error, locale) }),
      );
    booked.push({ orderId, ...result });
  }
  return carriers[carrier].isAsked ? withAnswers(db, booked, { askSoon, locale, now }) : booked;
}

/** Asks the carrier, for some seconds, and reads again what it has answered by then. */
async function withAnswers(
  db: Database,
  booked: Result[],
  { askSoon, ...reading }: Pick<Bookings, 'askSoon'> & Reading,
): Promise<Result[]> {
  const ids = booked.flatMap(({ parcel }) => (parcel ? [parcel.id] : []));
  if (ids.length === 0) return booked;
  await askSoon(ids);
  const found = await selectParcels(db).where(inArray(shipments.id, ids));
  const refused = found.filter(({ shipment }) => wasNeverBooked(shipment));
  const refusals = await findRefusals(
    db,
    refused.map(({ shipment }) => shipment.id),
    reading.locale,
  );
  return booked.map((result) => {
    const now = found.find(({ shipment }) => shipment.id === result.parcel?.id);
    if (!now) return result;
    const refusal = refusals.get(now.shipment.id);
    const { orderId } = result;
    return refusal
      ? { orderId, refusal }
      : { orderId, parcel: toParcel(now.shipment, now.order, reading) };
  });
}

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
  const isAgain = current?.key && current.key === booking.key && !wasNeverBooked(current);
  if (isAgain) return toParcel(current, order, reading);
  if (current && current.state !== 'booking_cancelled') {
    throw new Problem('parcel.booked', { values: { number: current.trackingNumber } });
  }
  if (order.statusId !== OrderStatus.confirmed) {
    throw new Problem('parcel.not_confirmed', { values: { status: statusLabels(order.statusId) } });
  }
  return toParcel(await insertShipment(tx, order, booking), order, reading);
}
