import { eq } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { runs } from '../../../db/schema/runs.ts';
import { Problem } from '../../../problem.ts';
import { leadOrder } from '../parcels/lead-order.ts';
import { noteEvent } from '../parcels/note-event.ts';
import { lockParcel } from '../parcels/parcel-rows.ts';
import { findStops, isOver, lockRun } from './run-rows.ts';

/** The driver sets out: what of the run is still to be brought is out for delivery, and its orders are shipped. Once. */
export async function setOut(tx: Transaction, runId: number, now: Date): Promise<void> {
  const run = await lockRun(tx, runId);
  if (isOver(run, now)) throw new Problem('run.over');
  if (run.startedAt) return;
  await tx.update(runs).set({ startedAt: now }).where(eq(runs.id, runId));

  const actor = { actorKind: 'courier', actorId: null } as const;
  const ahead = (await findStops(tx, [runId])).filter(({ isDone, isOff }) => !isDone && !isOff);
  // All in one order, so that two who lock several never wait for each other.
  ahead.sort((one, other) => one.order.id - other.order.id);
  for (const stop of ahead) {
    const { order, shipment } = await lockParcel(tx, stop.shipment.id);
    const parcel = await noteEvent(tx, shipment, {
      ...{ key: `run|${runId}|out|${shipment.id}`, state: 'out_for_delivery', at: now },
      ...{ raw: { runId }, ...actor },
    });
    if (shipment.isCurrent) await leadOrder(tx, order, parcel, actor);
  }
}
