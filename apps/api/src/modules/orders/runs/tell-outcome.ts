import { isDeepStrictEqual } from 'node:util';

import { type ParsedInput, piastres, type tellOutcome } from '@craftsandore/contract';
import { happenedAt, isInPart, keptOf } from '@craftsandore/rules';
import { eq } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { shipments } from '../../../db/schema/parcels.ts';
import { runOutcomes, runs } from '../../../db/schema/runs.ts';
import { Problem } from '../../../problem.ts';
import { findSent } from '../parcels/keep-pieces.ts';
import { leadOrder } from '../parcels/lead-order.ts';
import { noteEvent } from '../parcels/note-event.ts';
import { lockParcel } from '../parcels/parcel-rows.ts';
import { sumOf } from './close-run.ts';
import { findStop, isOver, lockRun } from './run-rows.ts';

type Told = {
  runId: number;
  body: ParsedInput<typeof tellOutcome>['body'];
  now: Date;
};

/**
 * Keeps what a driver says of a stop, once, and moves parcel and order on as a carrier's news does. Nothing of it is refused
 * for where the parcel is by then: it has happened. Pieces that were not sent cannot have been kept.
 */
export async function tell(tx: Transaction, { runId, body, now }: Told): Promise<void> {
  const run = await lockRun(tx, runId);
  const { id, parcelId: shipmentId, outcome, secondsAgo, day = null, cash = 0 } = body;
  const said = {
    ...{ runId, shipmentId, outcome, reason: body.reason ?? null, day, cash },
    kept: body.kept ? await keptPieces(tx, shipmentId, body.kept) : null,
    note: body.note || null,
  };
  if (await isTold(tx, id, said)) return;
  if (isOver(run, now)) throw new Problem('run.over');
  if (!(await findStop(tx, runId, shipmentId))) throw new Problem('run.no_stop');
  if (body.kept && !said.kept) throw new Problem('parcel.kept_differ');
  if (outcome === 'refused' && cash > 0) await assertWay(tx, shipmentId, cash);

  const since = now.getTime() - secondsAgo * 1000;
  const at = new Date(Math.max(since, run.createdAt.getTime()));
  await tx.insert(runOutcomes).values({ ...said, id, at });
  // What they have signed is not what they have any more.
  await tx.update(runs).set({ signedCash: null, signedAt: null }).where(eq(runs.id, runId));

  const { order, shipment } = await lockParcel(tx, shipmentId);
  const actor = { actorKind: 'courier', actorId: null } as const;
  let parcel;
  for (const { state, reason, ...door } of happenedAt(said)) {
    const event = { state, reason: reason ?? undefined, ...door, at, raw: said, ...actor };
    parcel = await noteEvent(tx, shipment, { ...event, key: `run|${id}|${state}` });
  }
  if (parcel && shipment.isCurrent) await leadOrder(tx, order, parcel, actor);
}

/** Who refuses all of it pays no more for the way than was to be taken for all of it. */
async function assertWay(tx: Transaction, shipmentId: number, cash: number) {
  const [parcel] = await tx.select().from(shipments).where(eq(shipments.id, shipmentId));
  const most = piastres(parcel ? (parcel.wholeDue ?? parcel.cashDue) : 0);
  if (cash > most) throw new Problem('run.way_too_dear', { values: sumOf(most) });
}

type KeptPieces = NonNullable<Told['body']['kept']>;

/** What was kept of a parcel in part; null where it does not fit what was sent, or is all of it. */
async function keptPieces(tx: Transaction, shipmentId: number, pieces: KeptPieces) {
  const [parcel] = await tx.select().from(shipments).where(eq(shipments.id, shipmentId));
  const kept = parcel ? keptOf(await findSent(tx, parcel.orderId), pieces) : null;
  return isInPart(kept) ? kept : null;
}

type Said = Omit<typeof runOutcomes.$inferSelect, 'id' | 'at' | 'createdAt'>;

/** Whether the same was said already: the first answer was lost on the way. @throws Problem for something else. */
async function isTold(tx: Transaction, id: string, said: Said): Promise<boolean> {
  const [told] = await tx.select().from(runOutcomes).where(eq(runOutcomes.id, id));
  const parts = Object.keys(said) as (keyof Said)[]; // which are its keys
  if (told && !parts.every((part) => isDeepStrictEqual(told[part], said[part]))) {
    throw new Problem('request.key_reused');
  }
  return told !== undefined;
}
