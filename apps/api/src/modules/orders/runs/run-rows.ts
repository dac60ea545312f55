import {
  isHandedOver,
  type ParcelState,
  piastres,
  type Run,
  type RunDetails,
  type RunStop,
  signedPiastres,
  type StopOutcomeDetails,
} from '@craftsandore/contract';
import { linkEndOf, outcomeOf, takenAt } from '@craftsandore/rules';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { DatabaseOrTransaction, Transaction } from '../../../db/client.ts';
import { orders } from '../../../db/schema/orders.ts';
import { shipments } from '../../../db/schema/parcels.ts';
import { runOutcomes, runs, runStops } from '../../../db/schema/runs.ts';
import { users } from '../../../db/schema/users.ts';
import { Problem } from '../../../problem.ts';
import { agreedDiscount, deliveryDiscount } from '../adjustments.ts';
import { type Reading, toParcel } from '../parcels/parcel-rows.ts';
import type { RunTokens } from './run-tokens.ts';

export type RunRow = typeof runs.$inferSelect;
type OutcomeRow = typeof runOutcomes.$inferSelect;

/** Nobody is waited for at these doors any more. */
const off: ParcelState[] = ['booking_cancelled', 'returning', 'returned', 'lost', 'damaged'];

/** Of a run, which nobody else changes until the transaction ends. @throws Problem where there is none. */
export async function lockRun(tx: Transaction, id: number): Promise<RunRow> {
  const [run] = await tx.select().from(runs).where(eq(runs.id, id)).for('update');
  if (!run) throw new Problem('run.not_found');
  return run;
}

/** Whether its link opens nothing any more, although it is the driver's. */
export const isOver = ({ closedAt, day }: RunRow, now: Date): boolean =>
  closedAt !== null || now >= linkEndOf(day);

export const stateOf = ({ closedAt, signedAt }: RunRow): Run['state'] =>
  closedAt ? 'closed' : signedAt ? 'signed' : 'open';

/** The stops of some runs with their parcels, in the order in which their drivers go. */
export async function findStops(db: DatabaseOrTransaction, runIds: number[]) {
  const rows = await db
    .select({
      ...{ runId: runStops.runId, shipment: shipments, order: orders },
      ...{ discount: agreedDiscount, deliveryDiscount },
    })
    .from(runStops)
    .innerJoin(shipments, eq(shipments.id, runStops.shipmentId))
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(inArray(runStops.runId, runIds))
    .orderBy(asc(runStops.runId), asc(runStops.position));
  const said = await db.select().from(runOutcomes).where(inArray(runOutcomes.runId, runIds));
  const byStop = Map.groupBy(said, ({ runId, shipmentId }) => `${runId} ${shipmentId}`);
  return rows.map(({ runId, shipment, order, discount, deliveryDiscount }) => {
    const outcome = outcomeOf(byStop.get(`${runId} ${shipment.id}`) ?? []);
    const { state, cashDue } = shipment;
    const isDelivered = outcome ? isHandedOver(outcome.outcome) : state === 'delivered';
    return {
      ...{ runId, shipment, order, discount, deliveryDiscount, outcome, isDelivered },
      isDone: outcome !== null || state === 'delivered',
      isOff: outcome === null && off.includes(state),
      taken: takenAt({ outcome, state, cashDue }),
    };
  });
}

export type Stop = Awaited<ReturnType<typeof findStops>>[number];

export const takenOf = (stops: readonly Stop[]): number =>
  stops.reduce((sum, { taken }) => sum + taken, 0);

const dueOf = (stops: readonly Stop[]): number =>
  stops.reduce((sum, { shipment }) => sum + shipment.cashDue, 0);

export const toSaid = (outcome: OutcomeRow | null): StopOutcomeDetails | null =>
  outcome && {
    ...{ outcome: outcome.outcome, reason: outcome.reason, day: outcome.day, note: outcome.note },
    keptCount: outcome.kept && Object.values(outcome.kept).reduce((sum, pieces) => sum + pieces, 0),
    cash: piastres(outcome.cash),
    at: outcome.at.toISOString(),
  };

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

export function toRun(run: RunRow, stops: readonly Stop[]): Run {
  const delivered = stops.filter(({ isDelivered }) => isDelivered);
  const ahead = run.closedAt ? [] : stops.filter(({ isDone, isOff }) => !isDone && !isOff);
  return {
    ...{ id: run.id, driverName: run.driverName, driverPhone: run.driverPhone, day: run.day },
    state: stateOf(run),
    createdAt: run.createdAt.toISOString(),
    startedAt: iso(run.startedAt),
    signedAt: iso(run.signedAt),
    closedAt: iso(run.closedAt),
    stopsCount: stops.length,
    doneCount: stops.filter(({ isDone }) => isDone).length,
    deliveredCount: delivered.length,
    away: piastres(dueOf(ahead)),
    due: piastres(dueOf(delivered) + takenOf(stops.filter(({ isDelivered }) => !isDelivered))),
    taken: piastres(takenOf(stops)),
    counted: run.counted === null ? null : piastres(run.counted),
    difference: run.difference === null ? null : signedPiastres(run.difference),
  };
}

const toStop = ({ shipment, order, outcome, taken }: Stop, reading: Reading): RunStop => ({
  parcel: toParcel(shipment, order, reading),
  said: toSaid(outcome),
  taken: piastres(taken),
});

/** A run as staff see it. @throws Problem where there is none. */
export async function readRun(
  db: DatabaseOrTransaction,
  id: number,
  { tokens, ...reading }: Reading & { tokens: RunTokens },
): Promise<RunDetails> {
  const closers = alias(users, 'closers');
  const [row] = await db
    .select({ run: runs, staffName: users.name, closedBy: closers.name })
    .from(runs)
    .innerJoin(users, eq(users.id, runs.staffId))
    .leftJoin(closers, eq(closers.id, runs.closedBy))
    .where(eq(runs.id, id));
  if (!row) throw new Problem('run.not_found');
  const { run, staffName, closedBy } = row;
  const stops = await findStops(db, [id]);
  return {
    ...toRun(run, stops),
    ...{ staffName, closedBy, note: run.note },
    stops: stops.map((stop) => toStop(stop, reading)),
    driverToken: isOver(run, reading.now) ? null : tokens.of(run),
    linkEnds: linkEndOf(run.day).toISOString(),
    signed: run.signedCash === null ? null : piastres(run.signedCash),
  };
}

/** A parcel's place in a run; nothing where it is not in it. */
export async function findStop(tx: Transaction, runId: number, shipmentId: number) {
  const isIt = and(eq(runStops.runId, runId), eq(runStops.shipmentId, shipmentId));
  const [stop] = await tx.select().from(runStops).where(isIt);
  return stop;
}
