import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Transaction } from '../../db/client.ts';
import { cartItems } from '../../db/schema/carts.ts';

/** The lines of one cart, which the transaction holds. */
export function cartRepository(tx: Transaction, cartId: number) {
  const linesOf = (designIds: number[]) =>
    and(eq(cartItems.cartId, cartId), inArray(cartItems.designId, designIds));

  return {
    async quantities(designIds: number[]): Promise<Map<number, number>> {
      const rows = await tx.select().from(cartItems).where(linesOf(designIds));
      return new Map(rows.map(({ designId, quantity }) => [designId, quantity]));
    },

    /** Sets how many pieces the cart holds, by design; none means no line. */
    async set(quantities: Map<number, number>): Promise<void> {
      const lines = [...quantities].map(([designId, quantity]) => ({ cartId, designId, quantity }));
      const kept = lines.filter(({ quantity }) => quantity > 0);
      const gone = lines.filter(({ quantity }) => quantity <= 0);

      if (gone.length > 0) {
        await tx.delete(cartItems).where(linesOf(gone.map(({ designId }) => designId)));
      }
      if (kept.length > 0) {
        await tx
          .insert(cartItems)
          .values(kept)
          .onConflictDoUpdate({
            target: [cartItems.cartId, cartItems.designId],
            set: { quantity: sql`excluded.quantity` },
          });
      }
    },

    async empty(): Promise<void> {
      await tx.delete(cartItems).where(eq(cartItems.cartId, cartId));
    },
  };
}
