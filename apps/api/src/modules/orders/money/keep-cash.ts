import { cashOf, cashSums, linesToAdd, openOf } from '@craftsandore/rules';

import type { Transaction } from '../../../db/client.ts';
import { moneyEntries } from '../../../db/schema/money.ts';
import type { shipments } from '../../../db/schema/parcels.ts';
import { findLinesOfParcel, type NewEntry } from './money-rows.ts';

type ShipmentRow = typeof shipments.$inferSelect;
type Parcel = Pick<ShipmentRow, 'id' | 'orderId' | 'cashDue' | 'wayPaid' | 'state'>;
type Cause = Pick<NewEntry, 'actorKind' | 'actorId' | 'at'>;

/** Writes what a parcel that was just booked is to bring. */
export async function expectCash(
  tx: Transaction,
  parcel: Pick<ShipmentRow, 'id' | 'orderId' | 'cashDue'>,
  cause: Cause,
): Promise<void> {
  if (parcel.cashDue === 0) return;
  const entry = { kind: 'expected' as const, amount: parcel.cashDue };
  await tx.insert(moneyEntries).values(entryOf(parcel, entry, cause));
}

/**
 * Adds to the ledger until it says of a parcel, whose order the caller has locked, what its state says: late and doubled news
 * leave the same sums. Answers whether anything of its cash is open with the carrier.
 */
export async function keepCash(tx: Transaction, parcel: Parcel, cause: Cause): Promise<boolean> {
  const lines = await findLinesOfParcel(tx, parcel.id);
  const added = linesToAdd(cashSums(lines), cashOf(parcel));
  if (added.length > 0) {
    await tx.insert(moneyEntries).values(added.map((entry) => entryOf(parcel, entry, cause)));
  }
  const all = [...lines, ...added.map((entry) => ({ ...entry, parcelId: parcel.id }))];
  return openOf(cashSums(all)) !== 0;
}

const entryOf = (
  { id, orderId }: Pick<ShipmentRow, 'id' | 'orderId'>,
  entry: Pick<NewEntry, 'kind' | 'amount'>,
  cause: Cause,
): NewEntry => ({ ...entry, ...cause, orderId, shipmentId: id, method: 'cash' });
