import type { MoneyKind, ParcelState } from '@craftsandore/contract';

/** A line of the money ledger, in piastres. */
export type MoneyLine = { parcelId: number | null; kind: MoneyKind; amount: number };

type Cash = {
  /** What a carrier is to take at the door. */
  expected: number;
  /** What it says that it has taken. */
  collected: number;
};

/** What was known of a parcel's cash, and what has come of it. */
type Sums = Cash & { remitted: number; differences: number };

/** In these nobody takes cash for what is in it any more. */
const withoutCash: ParcelState[] = [
  'returning',
  'returned',
  'lost',
  'damaged',
  'booking_cancelled',
];

type Door = {
  state: ParcelState;
  cashDue: number;
  /** What who refused it paid for the way all the same. */
  wayPaid: number;
};

/** The cash of a parcel, by where it is: whatever the way it came there, and however often that is asked. */
export function cashOf({ state, cashDue, wayPaid }: Door): Cash {
  if (withoutCash.includes(state)) return { expected: wayPaid, collected: wayPaid };
  return { expected: cashDue, collected: state === 'delivered' ? cashDue : 0 };
}

type Added = { kind: 'expected' | 'collected'; amount: number };

/** What is to be added to the ledger of a parcel, so that it comes to what is known of its cash. */
export function linesToAdd(known: Cash, wanted: Cash): Added[] {
  const added: Added[] = [
    { kind: 'expected', amount: wanted.expected - known.expected },
    { kind: 'collected', amount: wanted.collected - known.collected },
  ];
  return added.filter(({ amount }) => amount !== 0);
}

/** What a carrier has yet to pay out for a parcel; below nothing where it has paid more than was due. */
export const openOf = ({ expected, remitted, differences }: Omit<Sums, 'collected'>): number =>
  expected - remitted - differences;

/** What the ledger of one parcel comes to. */
export function cashSums(lines: readonly MoneyLine[]): Sums {
  return {
    expected: sumOf(lines, 'expected'),
    collected: sumOf(lines, 'collected'),
    remitted: sumOf(lines, 'paid'),
    differences: sumOf(lines, 'adjustment'),
  };
}

const sumOf = (lines: readonly MoneyLine[], kind: MoneyKind): number =>
  lines.reduce((sum, line) => sum + (line.kind === kind ? line.amount : 0), 0);

const isOfParcel = ({ parcelId }: MoneyLine) => parcelId !== null;

/** What the ledger of an order comes to, its parcels and what was paid beside them. */
export function moneyOf(lines: readonly MoneyLine[]) {
  const ofParcels = cashSums(lines.filter(isOfParcel));
  return {
    expected: ofParcels.expected,
    collected: ofParcels.collected,
    received: sumOf(lines, 'deposit') + sumOf(lines, 'paid'),
    fees: 0 - sumOf(lines, 'fee'),
    refunded: 0 - sumOf(lines, 'refunded'),
    toRefund: sumOf(lines, 'refund_due') + sumOf(lines, 'refunded'),
    differences: sumOf(lines, 'adjustment'),
    open: openOf(ofParcels),
  };
}

/** Which way money may move by a kind: to the shop, away from it, or either. */
const signOf: Record<MoneyKind, 1 | -1 | 0> = {
  expected: 0,
  collected: 0,
  deposit: 1,
  paid: 1,
  refund_due: 0,
  refunded: -1,
  fee: -1,
  adjustment: 0,
};

/** What a customer has paid, to the shop or at the door, and what of it they have back. */
export function leftToRefund(lines: readonly MoneyLine[]): number {
  const atDoor = cashSums(lines.filter(isOfParcel));
  const beside = lines.filter((line) => !isOfParcel(line));
  const paid = sumOf(beside, 'deposit') + sumOf(beside, 'paid');
  // What a carrier has paid out it has taken, whether it said so or not.
  const taken = Math.max(atDoor.collected, atDoor.remitted);
  return paid + taken + sumOf(lines, 'refunded');
}

/** A line of what may be paid back: for a return, or for none. */
type Refundable = MoneyLine & { returnId: number | null };

type Worth = {
  /** What the order costs. */
  total: number;
  /** Whether its customer has nothing of it, and will have nothing. */
  isOver: boolean;
};

/**
 * What is to be paid back for no return, in piastres: of what came before delivery all, where nothing comes of the order, else
 * what is above its total. Never more than was paid, less what is owed and was paid back for returns.
 */
export function owedBeside(lines: readonly Refundable[], { total, isOver }: Worth): number {
  const beside = lines.filter(isBeside);
  const { received, refunded, toRefund } = moneyOf(beside);
  const held = received - refunded;
  const most = leftToRefund(lines) - (moneyOf(lines).toRefund - toRefund);
  return Math.max(0, Math.min(isOver ? held : held - total, most));
}

/** Whether a line is of what was paid before delivery, and of what is paid back of that. */
export const isBeside = ({ parcelId, returnId }: Pick<Refundable, 'parcelId' | 'returnId'>) =>
  parcelId === null && returnId === null;

/** Whether a line may be added to the ledger of an order: nobody gets back more than they have paid. */
export function mayFollow(lines: readonly MoneyLine[], { kind, amount }: MoneyLine): boolean {
  const sign = signOf[kind];
  if (amount === 0 || (sign !== 0 && Math.sign(amount) !== sign)) return false;
  return kind !== 'refunded' || -amount <= leftToRefund(lines);
}
