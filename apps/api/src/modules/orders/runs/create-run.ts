import type { createRun, ParcelState, ParsedInput } from '@craftsandore/contract';
import { cairoClock } from '@craftsandore/rules';
import { and, asc, eq, inArray } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { holdName } from '../../../db/hold-name.ts';
import { shipments } from '../../../db/schema/parcels.ts';
import { runs, runStops } from '../../../db/schema/runs.ts';
import { requestHash } from '../../../http/request-hash.ts';
import { Problem } from '../../../problem.ts';
import { egyptianMobile } from '../../addresses/phone.ts';
import { lockParcel, type ShipmentRow } from '../parcels/parcel-rows.ts';

type Making = {
  body: ParsedInput<typeof createRun>['body'];
  staffId: number;
  key: string | null;
  now: Date;
};

/** A driver can bring what is here, or on its way in vain. */
const fitStates: ParcelState[] = [
  'booked',
  'moving',
  'out_for_delivery',
  'attempt_failed',
  'needs_staff',
];

/** Gives parcels to a driver, all or none: each is in one run at a time. @returns the id of the run. */
export async function make(tx: Transaction, { body, staffId, key, now }: Making): Promise<number> {
  const keyHash = requestHash({ staffId, body });
  const made = key ? await findMade(tx, key, keyHash) : undefined;
  if (made) return made.id;

  const { driverName, day } = body;
  const driverPhone = egyptianMobile(body.driverPhone);
  if (day < cairoClock(now).day) throw new Problem('run.day_over');
  const ids = [...new Set(body.parcelIds)];
  await assertFit(tx, ids);
  const [run] = await tx
    .insert(runs)
    .values({ driverName, driverPhone, day, staffId, key, keyHash })
    .returning();
  if (!run) throw new Error('A run was written and not returned');
  const stops = ids.map((shipmentId, position) => ({ runId: run.id, shipmentId, position }));
  await tx.insert(runStops).values(stops);
  return run.id;
}

async function findMade(tx: Transaction, key: string, hash: string) {
  await holdName(tx, key);
  const [made] = await tx.select().from(runs).where(eq(runs.key, key));
  if (made && made.keyHash !== hash) throw new Problem('request.key_reused');
  return made;
}

/** @throws Problem for the first one that cannot go. Two that ask for the same parcel come one after the other. */
async function assertFit(tx: Transaction, ids: number[]): Promise<void> {
  const found = await tx
    .select({ id: shipments.id })
    .from(shipments)
    .where(inArray(shipments.id, ids))
    // All in one order, so that two who lock several never wait for each other.
    .orderBy(asc(shipments.orderId));
  if (found.length < ids.length) throw new Problem('parcel.not_found');
  const locked: ShipmentRow[] = [];
  for (const { id } of found) locked.push((await lockParcel(tx, id)).shipment);

  const unfit = locked.find(
    ({ carrier, state, isCurrent }) =>
      carrier !== 'own' || !isCurrent || !fitStates.includes(state),
  );
  if (unfit) throw new Problem('run.unfit_parcel', { values: { number: unfit.trackingNumber } });
  const isTaken = and(inArray(runStops.shipmentId, ids), eq(runStops.isOpen, true));
  const [taken] = await tx.select().from(runStops).where(isTaken).limit(1);
  const number = locked.find(({ id }) => id === taken?.shipmentId)?.trackingNumber;
  if (number) throw new Problem('run.parcel_taken', { values: { number } });
}
