import type { FailedReason, ParcelState } from '@craftsandore/contract';
import { parcelOf, type ParcelNow, verdictOn } from '@craftsandore/rules';
import { eq } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import type { ActorKind } from '../../../db/schema/orders.ts';
import { shipmentEvents, shipments } from '../../../db/schema/parcels.ts';
import { findEvents, type ShipmentRow, toNews } from './parcel-rows.ts';

type NewEvent = {
  key: string;
  state: ParcelState;
  reason?: FailedReason | undefined;
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
  { id }: Pick<ShipmentRow, 'id'>,
  event: NewEvent,
): Promise<ParcelNow> {
  const known = (await findEvents(tx, id)).map(toNews);
  const { key, state, reason = null, at, ...rest } = event;
  const news = { key, state, reason, at };
  if (known.some((one) => one.key === key)) return parcelOf(known);

  const verdict = verdictOn(known, news);
  await tx.insert(shipmentEvents).values({ ...news, ...rest, shipmentId: id, verdict });
  const now = parcelOf([...known, news]);
  await tx
    .update(shipments)
    .set({ state: now.state, reason: now.reason, attempts: now.attempts, lastEventAt: now.since })
    .where(eq(shipments.id, id));
  return now;
}
