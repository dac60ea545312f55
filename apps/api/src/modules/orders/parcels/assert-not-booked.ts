import type { Transaction } from '../../../db/client.ts';
import { Problem } from '../../../problem.ts';
import { findCurrentShipment } from './parcel-rows.ts';

/** A courier is told where to and how much to take: what was booked stays so until the booking is cancelled. */
export async function assertNotBooked(tx: Transaction, orderId: number): Promise<void> {
  const parcel = await findCurrentShipment(tx, orderId);
  if (parcel && parcel.state !== 'booking_cancelled') throw new Problem('order.booked');
}
