import type { CarrierName, LineResult, MoneyMethod } from '@craftsandore/contract';
import { dueOf, judgeLine, linesOf, openOf } from '@craftsandore/rules';

import type { OpenParcel } from './open-parcels.ts';
import type { PaidLine } from './read-remittance.ts';

/** A line of a payment and what it is; `line` is null of what is missing in it. */
export type MatchedLine = Omit<PaidLine, 'line'> & {
  line: number | null;
  parcel: OpenParcel | null;
  due: number;
  result: LineResult;
  difference: number;
  isAccepted: boolean;
};

/** What is added to the ledger of a parcel. */
export type ParcelEntry = ReturnType<typeof linesOf>[number] & { parcel: OpenParcel };

type Matched = {
  lines: MatchedLine[];
  entries: ParcelEntry[];
  /** What is open of each parcel afterwards. */
  open: Map<number, number>;
};

/** Differences that somebody may accept. */
const disputed: LineResult[] = ['short', 'over', 'unexpected'];

/**
 * Matches the lines of a payment with parcels, by their numbers, one after the other: of a parcel that is named twice, the
 * second line finds nothing open any more.
 */
export function matchLines(
  paid: readonly PaidLine[],
  parcels: ReadonlyMap<string, OpenParcel>,
  accepted: ReadonlySet<number>,
): Matched {
  const open = new Map<number, number>();
  const entries: ParcelEntry[] = [];
  const lines = paid.map((given): MatchedLine => {
    const parcel = parcels.get(given.trackingNumber);
    if (!parcel) {
      return { ...given, ...judgeLine(undefined, given), parcel: null, due: 0, isAccepted: false };
    }
    const asked = {
      open: open.get(parcel.id) ?? openOf(parcel),
      isCollected: parcel.collected > 0,
    };
    const judged = judgeLine(asked, given);
    const isAccepted = disputed.includes(judged.result) && accepted.has(given.line);
    const added = linesOf(asked, given, { isAccepted });
    entries.push(...added.map((entry) => ({ ...entry, parcel })));
    open.set(parcel.id, isAccepted ? 0 : asked.open - given.amount);
    return { ...given, ...judged, parcel, due: dueOf(asked), isAccepted };
  });
  return { lines, entries, open };
}

/** A parcel that was due with the others and is not in the payment. */
export function missingLine(parcel: OpenParcel): MatchedLine {
  const due = openOf(parcel);
  const { trackingNumber } = parcel;
  return {
    ...{ line: null, trackingNumber, parcel, amount: 0, fee: 0, due },
    ...{ result: 'missing', difference: -due, isAccepted: false },
  };
}

/** By which way a carrier pays out: our own courier brings it. */
export const methodOf = (carrier: CarrierName): MoneyMethod =>
  carrier === 'own' ? 'cash' : 'transfer';
