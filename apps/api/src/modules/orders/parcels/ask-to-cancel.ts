import { eq } from 'drizzle-orm';

import type { Transaction } from '../../../db/client.ts';
import { shipments } from '../../../db/schema/parcels.ts';
import type { ShipmentRow } from './parcel-rows.ts';

type Asking = { by: number | null; now: Date };

/** Lets the carrier of a parcel, whose order the caller has locked, be asked to take its booking back. */
export async function askToCancel(tx: Transaction, parcel: ShipmentRow, { by, now }: Asking) {
  if (parcel.cancelAskedAt) return;
  const asked = { cancelAskedAt: now, cancelAskedBy: by, askAt: now };
  await tx.update(shipments).set(asked).where(eq(shipments.id, parcel.id));
}
