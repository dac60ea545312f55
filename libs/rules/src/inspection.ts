import {
  type ParcelState,
  type PieceCondition,
  pieceConditions,
  receivableStates,
} from '@craftsandore/contract';

/** Days after which what its carrier says is back, or was refused at the door, is looked for, where nobody here has received it. */
const overdueBackDays = 3;

type Back = {
  state: ParcelState;
  /** Whether some of it was kept, and the rest comes back. */
  isPartly: boolean;
  isInspected: boolean;
  since: Date | null;
};

/** Whether a parcel may be received here, or given up, now. */
export const canBeReceived = ({ state, isPartly, isInspected }: Omit<Back, 'since'>): boolean =>
  !isInspected && (isPartly || receivableStates.some((receivable) => receivable === state));

/** Since when a parcel has to have been back, or delivered in part, to be looked for. */
export const overdueSince = (now: Date): Date =>
  new Date(now.getTime() - overdueBackDays * 86_400_000);

export const isOverdueBack = ({ state, isPartly, isInspected, since }: Back, now: Date): boolean =>
  (isPartly || state === 'returned') &&
  !isInspected &&
  since !== null &&
  since <= overdueSince(now);

type Sent = { id: number; quantity: number };
type JudgedPieces = { orderLineId: number; quantity: number; condition: PieceCondition };

/** How many pieces of a line are in each condition. */
export type Judged = Record<PieceCondition, number>;

/**
 * What was said of the pieces, by line: nothing unless of each line as many were judged as were sent, and of no other.
 */
export function judgedByLine(
  sent: readonly Sent[],
  judged: readonly JudgedPieces[],
): Map<number, Judged> | null {
  const byLine = new Map(sent.map(({ id }) => [id, { sellable: 0, damaged: 0, missing: 0 }]));
  for (const { orderLineId, quantity, condition } of judged) {
    const line = byLine.get(orderLineId);
    if (!line) return null;
    line[condition] += quantity;
  }
  return sent.every(({ id, quantity }) => sumOf(byLine.get(id)) === quantity) ? byLine : null;
}

const sumOf = (line: Judged | undefined) =>
  pieceConditions.reduce((sum, condition) => sum + (line?.[condition] ?? 0), 0);

/** What judging says of the parcel itself that nobody had said: it is here, or it is gone. */
export function stateAfter(
  state: ParcelState,
  lines: Iterable<Judged>,
): 'returned' | 'lost' | undefined {
  const isGone = [...lines].every(({ sellable, damaged }) => sellable + damaged === 0);
  if (state === 'returned') return undefined;
  if (isGone) return state === 'lost' || state === 'damaged' ? undefined : 'lost';
  return 'returned';
}
