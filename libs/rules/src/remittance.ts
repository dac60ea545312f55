import type { LineResult } from '@craftsandore/contract';

/** What the ledger says of a parcel that a carrier's payment names. */
type Asked = {
  /** What the carrier has yet to pay out for it. */
  open: number;
  /** Whether the carrier has said that it took the cash. */
  isCollected: boolean;
};

type Paid = { amount: number; fee: number };

/** `difference` is what was paid beyond what was due; below nothing where something is missing. */
type Judged = { result: LineResult; difference: number };

/** What a carrier is to pay out for a parcel: nothing before it has said that it took the cash, or once it has paid. */
export const dueOf = ({ open, isCollected }: Asked): number =>
  isCollected ? Math.max(open, 0) : 0;

/** What a line of a carrier's payment is; nothing is known of a parcel that is not this carrier's. */
export function judgeLine(parcel: Asked | undefined, { amount, fee }: Paid): Judged {
  if (!parcel) return { result: 'unexpected', difference: amount };
  const due = dueOf(parcel);
  if (due === 0) {
    if (amount > 0) return { result: 'unexpected', difference: amount };
    return { result: fee > 0 ? 'fee_only' : 'matched', difference: 0 };
  }
  const difference = amount - due;
  if (difference === 0) return { result: 'matched', difference };
  return { result: difference < 0 ? 'short' : 'over', difference };
}

type NewLine = { kind: 'paid' | 'fee' | 'adjustment'; amount: number };

/**
 * What a line adds to the ledger of its parcel. A difference stays open with the carrier until somebody accepts it; then
 * nobody asks for it any more.
 */
export function linesOf(
  { open }: Pick<Asked, 'open'>,
  { amount, fee }: Paid,
  { isAccepted }: { isAccepted: boolean },
): NewLine[] {
  const added: NewLine[] = [
    { kind: 'paid', amount },
    { kind: 'fee', amount: -fee },
    { kind: 'adjustment', amount: isAccepted ? open - amount : 0 },
  ];
  return added.filter((line) => line.amount !== 0);
}
