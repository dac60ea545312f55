import { and, eq } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { runOutcomes, runs, runStops } from '../../../db/schema/runs.ts';
import { Problem } from '../../../problem.ts';
import { findStop, lockRun } from './run-rows.ts';

/** Takes a parcel out of a run, unless its driver has said what came of it. */
export async function takeOut(
  tx: Transaction,
  { id: runId, parcelId: shipmentId }: { id: number; parcelId: number },
): Promise<void> {
  const run = await lockRun(tx, runId);
  if (run.closedAt) throw new Problem('run.closed');
  if (!(await findStop(tx, runId, shipmentId))) throw new Problem('run.no_stop');
  const isSaid = and(eq(runOutcomes.runId, runId), eq(runOutcomes.shipmentId, shipmentId));
  if ((await tx.$count(runOutcomes, isSaid)) > 0) throw new Problem('run.already_said');
  await tx
    .delete(runStops)
    .where(and(eq(runStops.runId, runId), eq(runStops.shipmentId, shipmentId)));
}

/** The link before opens nothing any more. */
export async function renewLink(tx: Transaction, id: number): Promise<void> {
  const { closedAt, linkVersion } = await lockRun(tx, id);
  if (closedAt) throw new Problem('run.closed');
  await tx
    .update(runs)
    .set({ linkVersion: linkVersion + 1 })
    .where(eq(runs.id, id));
}
