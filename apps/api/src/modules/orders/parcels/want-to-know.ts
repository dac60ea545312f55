import type { CarrierName } from '@craftsandore/contract';
import { and, eq, gt, isNull, or } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { shipments } from '../../../db/schema/parcels.ts';

/** Has a carrier asked about a parcel now. False for one that nobody here knows, or that is being asked about anyway. */
export async function wantToKnow(
  db: Database,
  carrier: CarrierName,
  trackingNumber: string,
): Promise<boolean> {
  const now = new Date();
  const { rowCount } = await db
    .update(shipments)
    .set({ askAt: now })
    .where(
      and(
        eq(shipments.carrier, carrier),
        eq(shipments.trackingNumber, trackingNumber),
        // Before that it has no number of theirs.
        isNull(shipments.reference),
        or(isNull(shipments.askAt), gt(shipments.askAt, now)),
      ),
    );
  return (rowCount ?? 0) > 0;
}
