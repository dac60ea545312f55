import { worthOf } from './returns.ts';

/** What is said of the pieces of a parcel at the door: how many of each line were kept, by its id, or all or none of them. */
export type Kept = 'all' | 'none' | Readonly<Record<string, number>>;

/** Whether some pieces were kept and others refused. */
export const isInPart = (kept: Kept | null): kept is Exclude<Kept, string> =>
  kept !== null && typeof kept === 'object';

type Sent = { id: number; quantity: number };

/** What was said of the pieces that were sent; null where it does not fit them: nobody keeps more, or something else. */
export function keptOf(
  sent: readonly Sent[],
  said: readonly { orderLineId: number; quantity: number }[],
): Kept | null {
  const left = new Map(sent.map(({ id, quantity }) => [id, quantity]));
  const kept: Record<string, number> = {};
  for (const { orderLineId, quantity } of said) {
    const most = left.get(orderLineId) ?? 0;
    if (quantity > most) return null;
    left.set(orderLineId, most - quantity);
    kept[orderLineId] = (kept[orderLineId] ?? 0) + quantity;
  }
  if ([...left.values()].every((refused) => refused === 0)) return 'all';
  return Object.keys(kept).length > 0 ? kept : 'none';
}

/** How many pieces of a line were refused. */
export const refusedOf = ({ id, quantity }: Sent, kept: Kept | null): number =>
  isInPart(kept) ? quantity - Math.min(quantity, kept[id] ?? 0) : 0;

type Door = {
  /** What is taken for all of it, in piastres. */
  cashDue: number;
  /** By how much the order was made cheaper. */
  discount: number;
};

type Piece = { unitPrice: number; quantity: number; kept: number };

/**
 * What is to be taken where only some pieces are kept: less by what the others were charged with their share of the discount, to
 * the piastre, so that both together are what all of it is. Delivery was driven in any case, and is paid as it was charged.
 */
export function dueForKept({ cashDue, discount }: Door, pieces: readonly Piece[]): number {
  const subtotal = pieces.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  const refused = pieces.map(({ kept, ...piece }) => ({
    ...piece,
    quantity: piece.quantity - kept,
  }));
  return Math.max(0, cashDue - worthOf({ subtotal, adjustment: -discount }, refused));
}
