import type { MergedLine } from '@craftsandore/contract';
import { and, eq, lt, sql } from 'drizzle-orm';

import type { Database, DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { cartMerges, carts, type CartPieces } from '../../db/schema/carts.ts';
import { Problem } from '../../problem.ts';
import { findPiecesInCart, setQuantities } from './cart-lines.ts';
import { lockCart } from './carts.ts';

/** As long as people remember what they had. */
const undoable = sql`interval '30 minutes'`;

type Merge = typeof cartMerges.$inferSelect & { isFresh: boolean };

type Report = {
  /** What undoes it; null where nothing came in. */
  mergeId: string | null;
  /** How many designs came in, or came in more pieces. */
  added: number;
  /** The guest's lines that came out with another quantity than asked. */
  changes: MergedLine[];
};

/** Keeps what a merge began with. Another account's merge of the same id stays as it is. */
export async function noteMerge(
  tx: Transaction,
  { id, cartId, guest }: { id: string; cartId: number; guest: CartPieces[] },
): Promise<void> {
  const before = await findPiecesInCart(tx, cartId);
  await tx.insert(cartMerges).values({ id, cartId, before, guest }).onConflictDoNothing();
}

/** What a merge has changed, also for who asks again because the answer was lost. */
export async function reportOf(
  db: DatabaseOrTransaction,
  userId: number,
  mergeId: string,
): Promise<Report> {
  const merge = await findMerge(db, userId, mergeId);
  if (!merge) return { mergeId: null, added: 0, changes: [] };

  const before = quantitiesOf(merge.before);
  const now = quantitiesOf(await findPiecesInCart(db, merge.cartId));
  const guest = [...quantitiesOf(merge.guest)];
  const added = guest.filter(([id]) => (now.get(id) ?? 0) > (before.get(id) ?? 0)).length;
  return {
    mergeId: added > 0 ? mergeId : null,
    added,
    changes: guest
      .map(([productDesignId, asked]) => ({
        productDesignId,
        asked,
        got: now.get(productDesignId) ?? 0,
      }))
      .filter(({ asked, got }) => asked !== got),
  };
}

/**
 * Puts the designs that a merge has touched back to what the cart held of them; other changes since stay. Once or as
 * often as it is asked. @returns the cart. @throws Problem when the cart has been ordered, half an hour is over, or
 * there was no such merge.
 */
export async function undo(tx: Transaction, userId: number, mergeId: string): Promise<number> {
  const merge = await findMerge(tx, userId, mergeId);
  if (!merge) throw new Problem('cart.merge_gone');
  const cart = await lockCart(tx, userId, merge.cartId);
  if (cart.status === 'ordered') throw new Problem('cart.merge_ordered');
  if (!merge.isFresh) throw new Problem('cart.merge_gone');

  const before = quantitiesOf(merge.before);
  const touched = merge.guest.map(({ designId }) => designId);
  await setQuantities(tx, cart.id, new Map(touched.map((id) => [id, before.get(id) ?? 0])));
  return cart.id;
}

/** Deletes what can no longer be undone. */
export async function deleteOldMerges(db: Database): Promise<void> {
  await db.delete(cartMerges).where(lt(cartMerges.createdAt, sql`now() - ${undoable}`));
}

async function findMerge(
  db: DatabaseOrTransaction,
  userId: number,
  id: string,
): Promise<Merge | undefined> {
  const [found] = await db
    .select({
      merge: cartMerges,
      isFresh: sql<boolean>`${cartMerges.createdAt} > now() - ${undoable}`,
    })
    .from(cartMerges)
    .innerJoin(carts, eq(carts.id, cartMerges.cartId))
    .where(and(eq(cartMerges.id, id), eq(carts.userId, userId)));
  return found && { ...found.merge, isFresh: found.isFresh };
}

/** How many of each design; of a design that is named twice the larger number. */
function quantitiesOf(pieces: CartPieces[]): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const { designId, quantity } of pieces) {
    quantities.set(designId, Math.max(quantity, quantities.get(designId) ?? 0));
  }
  return quantities;
}
