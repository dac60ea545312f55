import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import type { ParcelState } from '@craftsandore/contract';

import type { CarriersParcel } from '../../../carriers/carrier-service.ts';
import type { Database, Transaction } from '../../../db/client.ts';
import { shipmentEvents } from '../../../db/schema/parcels.ts';
import { type Answered, type Due, type Settle, tryAgainAt } from './due-parcel.ts';
import { leadOrder } from './lead-order.ts';
import { noteEvent } from './note-event.ts';
import { findEvents } from './parcel-rows.ts';

const hour = 60 * 60_000;

/** Of these nothing more is expected; what comes all the same, its carrier tells by itself. */
const ends: ParcelState[] = ['delivered', 'returned', 'lost', 'damaged', 'booking_cancelled'];

/** When a carrier is asked about a parcel again that it has. */
export const lookAgainAt = (state: ParcelState, now: Date): Date | null =>
  ends.includes(state) ? null : new Date(now.getTime() + hour);

/** Asks a carrier where a parcel is, and moves the parcel and its order there. */
export async function readWithCarrier(_: Database, due: Due): Promise<Settle> {
  const read = await due.service.read(due.shipment.trackingNumber);

  return async (tx, answered) => {
    const { now } = answered;
    if (read.result === 'read') return lookAgainAt(await noteNews(tx, answered, read.parcel), now);
    return read.passing
      ? tryAgainAt(due, answered, read)
      : lookAgainAt(answered.shipment.state, now);
  };
}

/** Keeps what is news, and answers where the parcel is with it. */
async function noteNews(
  tx: Transaction,
  { order, shipment, now }: Answered,
  { said: words, news, isOver, at: saidAt }: CarriersParcel,
): Promise<ParcelState> {
  // As the database keeps it.
  const said: unknown = JSON.parse(JSON.stringify(words));
  const earlier = (await findEvents(tx, shipment.id)).filter(({ raw }) => 'said' in raw);
  earlier.sort((one, other) => one.at.getTime() - other.at.getTime());
  // Of what changes nothing here, the last of all; else the last that did.
  const last = earlier.findLast(({ verdict }) => !news || verdict !== 'silent');
  const isBooked = news?.state === 'booked' && (last?.state ?? 'booked') === 'booked';
  // What we have taken back is over there, too.
  const isKnownEnd = isOver && shipment.state === 'booking_cancelled';
  if (isBooked || isKnownEnd || isDeepStrictEqual(last?.raw['said'], said)) return shipment.state;

  // No clock is believed that is ahead of ours.
  const at = saidAt && saidAt < now ? saidAt : now;
  const identity = JSON.stringify([shipment.id, said, at]);
  const key = `${shipment.carrier}|${createHash('sha256').update(identity).digest('hex')}`;
  const actor = { actorKind: 'courier', actorId: null } as const;
  const event = { key, at, raw: { said }, ...actor };
  if (!news) {
    const { id: shipmentId, state } = shipment;
    const silent = { shipmentId, state, verdict: 'silent' as const, ...event };
    await tx.insert(shipmentEvents).values(silent).onConflictDoNothing();
    return state;
  }
  const { state, reason } = news;
  const parcel = await noteEvent(tx, shipment, { state, reason: reason ?? undefined, ...event });
  if (shipment.isCurrent) await leadOrder(tx, order, parcel, actor);
  return parcel.state;
}
