import { type ParcelDetails, type PieceCondition, pieceConditions } from '@craftsandore/contract';

import type { Pieces } from './parcel-calls.ts';

/** What comes back of a parcel: all that was sent, or what was refused where some of it was kept. */
export const piecesBack = ({ pieces }: Pick<ParcelDetails, 'pieces'>): ParcelDetails['pieces'] =>
  pieces
    .map((piece) => ({ ...piece, quantity: piece.quantity - (piece.kept ?? 0) }))
    .filter(({ quantity }) => quantity > 0);

/** How many pieces of a line are in each condition. */
export type Counts = Record<PieceCondition, number>;

const none: Counts = { sellable: 0, damaged: 0, missing: 0 };

/** All pieces of a line in one condition. */
export const judgedAs = (condition: PieceCondition, quantity: number): Counts => ({
  ...none,
  [condition]: quantity,
});

/** How many pieces of all lines are in a condition. */
export const countOf = (judged: ReadonlyMap<number, Counts>, condition: PieceCondition): number =>
  [...judged.values()].reduce((sum, counts) => sum + counts[condition], 0);

/** What the call is told. */
export const toPieces = (judged: ReadonlyMap<number, Counts>): Pieces =>
  [...judged].flatMap(([orderLineId, counts]) =>
    pieceConditions
      .filter((condition) => counts[condition] > 0)
      .map((condition) => ({ orderLineId, quantity: counts[condition], condition })),
  );
