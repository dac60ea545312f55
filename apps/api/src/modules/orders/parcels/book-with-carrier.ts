import { type Piastres, piastres } from '@craftsandore/contract';
import { formattersFor } from '@craftsandore/i18n';
import { eq } from 'drizzle-orm';

import type { Booked } from '../../../carriers/carrier-service.ts';
import type { Database, Transaction } from '../../../db/client.ts';
import { shipments } from '../../../db/schema/parcels.ts';
import { Problem } from '../../../problem.ts';
import { carrierLabels } from './carriers.ts';
import {
  type Answered,
  type Due,
  isDoubted,
  noteAnswer,
  type Settle,
  tryAgainAt,
} from './due-parcel.ts';
import type { ShipmentRow } from './parcel-rows.ts';
import { parcelToSend } from './parcel-to-send.ts';
import { lookAgainAt } from './read-with-carrier.ts';

/**
 * Books a parcel that was committed before, or finds it booked. A refusal ends it only where nothing that the carrier was
 * asked before may still have been done.
 */
export async function bookWithCarrier(db: Database, due: Due): Promise<Settle> {
  const { shipment, service } = due;
  const { doubtAt } = shipment;
  const booked = await service.book(await parcelToSend(db, shipment), doubtAt === null);

  return async (tx, answered) => {
    const { now } = answered;
    if (booked.result === 'booked') return keepNumber(tx, answered, booked);
    const isUnsure = booked.result === 'unsure';
    // What it refuses has certainly not arrived this time.
    await setDoubt(tx, shipment, isUnsure ? now : doubtAt);
    const isPassing = booked.result === 'refused' && booked.passing;
    if (isUnsure || isPassing || isDoubted(doubtAt, now)) return tryAgainAt(due, answered, booked);
    await setDoubt(tx, shipment, null);
    await noteAnswer(tx, answered, {
      state: 'booking_cancelled',
      problem: refusalOf(booked, shipment),
    });
    return null;
  };
}

const setDoubt = (tx: Transaction, { id }: ShipmentRow, doubtAt: Date | null) =>
  tx.update(shipments).set({ doubtAt }).where(eq(shipments.id, id));

type Numbered = Extract<Booked, { result: 'booked' }>;

async function keepNumber(
  tx: Transaction,
  answered: Answered,
  { trackingNumber, cashDue }: Numbered,
): Promise<Date | null> {
  const { shipment, now } = answered;
  const { id, reference, cancelAskedAt, carrier } = shipment;
  await tx
    .update(shipments)
    .set({ trackingNumber, reference: null, doubtAt: null })
    .where(eq(shipments.id, id));
  const raw = { reference, trackingNumber };
  await noteAnswer(tx, answered, { state: 'booked', once: 'booked', raw });
  if (cashDue !== null && cashDue !== shipment.cashDue) {
    const values = {
      carrier: carrierLabels(carrier),
      ...{ noted: moneyLabels(cashDue), due: moneyLabels(piastres(shipment.cashDue)) },
    };
    const problem = new Problem('parcel.other_cash', { values });
    const later = { ...answered, now: new Date(now.getTime() + 1) };
    await noteAnswer(tx, later, { state: 'needs_staff', problem });
  }
  return cancelAskedAt ? now : lookAgainAt('booked', now);
}

const moneyLabels = (amount: Piastres) => ({
  ar: formattersFor('ar').money(amount),
  en: formattersFor('en').money(amount),
});

/** Why a carrier does not take a parcel, in a sentence. */
function refusalOf(
  answer: Extract<Booked, { result: 'unfit' | 'refused' }>,
  { carrier }: ShipmentRow,
): Problem {
  const values = { carrier: carrierLabels(carrier) };
  return answer.result === 'unfit'
    ? new Problem(`parcel.unfit_${answer.why}`, { values })
    : new Problem('parcel.carrier_refused', { values: { ...values, detail: answer.detail } });
}
