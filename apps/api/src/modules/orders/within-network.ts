import type { Limits } from '../../limits/limits.ts';

type Wish<Placed> = {
  /** The network that it comes from, and how many pieces it asks for. */
  site: string;
  pieces: number;
  /** Whether it has been placed already: then it is only answered again. */
  isPlaced: boolean;
  place: () => Promise<Placed>;
};

/**
 * Places an order of somebody whom nothing vouches for: of one network so many come in an hour, and so many pieces; so many
 * pieces from everywhere. What was not ordered is not counted. @throws Problem where there are more.
 */
export async function withinNetwork<Placed extends { isNew: boolean }>(
  limits: Limits,
  { site, pieces, isPlaced, place }: Wish<Placed>,
): Promise<Placed> {
  if (isPlaced) return place();
  await limits.guestOrders.take(site);
  await limits.guestPieces.take(site, pieces);
  await limits.guestPiecesEverywhere.take('', pieces).catch(async (error: unknown) => {
    await limits.guestPieces.giveBack(site, pieces);
    throw error;
  });
  const giveBack = async () => {
    await limits.guestPieces.giveBack(site, pieces);
    await limits.guestPiecesEverywhere.giveBack('', pieces);
  };

  const placed = await place().catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  if (!placed.isNew) await giveBack();
  return placed;
}
