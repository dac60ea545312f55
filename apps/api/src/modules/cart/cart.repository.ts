import { and, eq, inArray } from 'drizzle-orm';

import type { Transaction } from '../../db/client.ts';
import { cartItems } from '../../db/schema/carts.ts';

/** The lines of one cart, which the transaction holds. */
export function cartRepository(tx: Transaction, cartId: number) {
  const line = (designId: number) =>
    and(eq(cartItems.cartId, cartId), eq(cartItems.designId, designId));

  return {
    async quantities(designIds: number[]): Promise<Map<number, number>> {
      const rows = await tx
        .select()
        .from(cartItems)
        .where(and(eq(cartItems.cartId, cartId), inArray(cartItems.designId, designIds)));
      return new Map(rows.map(({ designId, quantity }) => [designId, quantity]));
    },

    /** Sets how many pieces of a design the cart holds; none means no line. */
    async set(designId: number, quantity: number): Promise<void> {
      if (quantity <= 0) {
        await tx.delete(cartItems).where(line(designId));
        return;
      }
      await tx
        .insert(cartItems)
        .values({ cartId, designId, quantity })
        .onConflictDoUpdate({ target: [cartItems.cartId, cartItems.designId], set: { quantity } });
    },

    async empty(): Promise<void> {
      await tx.delete(cartItems).where(eq(cartItems.cartId, cartId));
    },
  };
}
