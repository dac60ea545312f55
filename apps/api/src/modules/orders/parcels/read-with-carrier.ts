import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import type { ParcelState } from '@craftsandore/contract';

import type { CarriersParcel } from '../../../carriers/carrier-service.ts';
import type { Database, Transaction } from '../../../db/client.ts';
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
  const last = earlier.sort((one, other) => one.at.getTime() - other.at.getTime()).at(-1);
  const isBooked = news?.state === 'booked' && (last?.state ?? 'booked') === 'booked';
  // What we have taken back is over there, too.
  const isKnownEnd = isOver && shipment.state === 'booking_cancelled';
  if (!news || isBooked || isKnownEnd || isDeepStrictEqual(last?.raw['said'], said)) {
    return shipment.state;
  }

  // No clock is believed that is ahead of ours.
  const at = saidAt && saidAt < now ? saidAt : now;
  const identity = JSON.stringify([shipment.id, said, at]);
  const actor = { actorKind: 'courier', actorId: null } as const;
  const parcel = await noteEvent(tx, shipment, {
    key: `${shipment.carrier}|${createHash('sha256').update(identity).digest('hex')}`,
    ...{ state: news.state, reason: news.reason ?? undefined, at, raw: { said }, ...actor },
  });
  if (shipment.isCurrent) await leadOrder(tx, order, parcel, actor);
  return parcel.state;
}
