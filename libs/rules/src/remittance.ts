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

/** What a line of a carrier's payment is; nothing is known of a parcel that is not this carrier's. */
export function judgeLine(parcel: Asked | undefined, { amount, fee }: Paid): Judged {
  if (!parcel) return { result: 'unexpected', difference: amount };
  const { open, isCollected } = parcel;
  // Nothing was due yet, or any more: what it cost stands there alone.
  if (amount === 0 && (open <= 0 || !isCollected)) {
    return { result: fee > 0 ? 'fee_only' : 'matched', difference: 0 };
  }
  if (open <= 0) return { result: 'unexpected', difference: amount };
  const difference = amount - Math.max(open, 0);
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
