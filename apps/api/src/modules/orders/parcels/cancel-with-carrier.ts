import { eq } from 'drizzle-orm';

import type { Cancelled } from '../../../carriers/carrier-service.ts';
import type { Database } from '../../../db/client.ts';
import { shipments } from '../../../db/schema/parcels.ts';
import { Problem } from '../../../problem.ts';
import { carrierLabels } from './carriers.ts';
import { type Due, isDoubted, noteAnswer, type Settle, tryAgainAt } from './due-parcel.ts';
import { parcelToSend } from './parcel-to-send.ts';
import { lookAgainAt } from './read-with-carrier.ts';

/** Takes a booking back from its carrier. One that nobody has a number of is looked for first. */
export async function cancelWithCarrier(db: Database, due: Due): Promise<Settle> {
  const { trackingNumber, answer } = await cancel(db, due);

  return async (tx, answered) => {
    const { shipment, now } = answered;
    const { id, carrier, doubtAt, cancelAskedBy: actorId } = shipment;
    if (shipment.cancelAskedAt === null) return null;
    if (trackingNumber !== null) {
      const numbered = { trackingNumber, reference: null, doubtAt: null };
      await tx.update(shipments).set(numbered).where(eq(shipments.id, id));
    }
    const isNowhere = answer.result === 'nowhere';
    const isPassing = answer.result === 'unsure' || (answer.result === 'refused' && answer.passing);
    if (isPassing || (isNowhere && isDoubted(doubtAt, now))) {
      return tryAgainAt(due, answered, isNowhere ? { result: 'unsure' } : answer);
    }

    await tx.update(shipments).set({ cancelAskedAt: null }).where(eq(shipments.id, id));
    if (isNowhere || answer.result === 'cancelled') {
      if (shipment.state !== 'booking_cancelled') {
        await noteAnswer(tx, answered, { state: 'booking_cancelled', actorId });
      }
      return null;
    }
    const values = { carrier: carrierLabels(carrier) };
    const problem =
      answer.result === 'away'
        ? new Problem('parcel.away', { values })
        : new Problem('parcel.carrier_refused', { values: { ...values, detail: answer.detail } });
    await noteAnswer(tx, answered, { state: 'needs_staff', problem });
    // Where it is instead.
    return lookAgainAt('needs_staff', now);
  };
}

/** What came of it; `nowhere` for what the carrier does not have, as far as it knows. */
type Answer = { trackingNumber: string | null; answer: Cancelled | { result: 'nowhere' } };

async function cancel(db: Database, { shipment, service }: Due): Promise<Answer> {
  const { reference, doubtAt, trackingNumber } = shipment;
  if (reference === null) {
    return { trackingNumber: null, answer: await service.cancel(trackingNumber) };
  }
  const nowhere: Answer = { trackingNumber: null, answer: { result: 'nowhere' } };
  // Nobody has asked for it yet.
  if (doubtAt === null) return nowhere;
  const found = await service.find(await parcelToSend(db, shipment));
  if (found.result === 'refused') return { trackingNumber: null, answer: found };
  if (found.trackingNumber === null) return nowhere;
  return { ...found, answer: await service.cancel(found.trackingNumber) };
}
