import { maxQuantity, type MergedLine } from '@craftsandore/contract';

import type { Transaction } from '../../db/client.ts';
import { findSoldDesigns } from '../catalogue/stock/stock.ts';
import { quantitiesInCart, setQuantities } from './cart-lines.ts';

type GuestItem = { productDesignId: number; quantity: number };

/**
 * Merges a guest's items into an account's cart: the larger quantity counts, up to the stock. Idempotent.
 * Returns the items that came out with another quantity than asked.
 */
export async function mergeInto(
  tx: Transaction,
  cartId: number,
  items: GuestItem[],
): Promise<MergedLine[]> {
  const asked = new Map<number, number>();
  for (const { productDesignId: id, quantity } of items) {
    asked.set(id, Math.max(quantity, asked.get(id) ?? 0));
  }
  const designIds = [...asked.keys()];
  const held = await quantitiesInCart(tx, cartId, designIds);
  const stock = new Map(
    (await findSoldDesigns(tx, designIds)).map(({ design }) => [design.id, design.stock]),
  );

  const changes: MergedLine[] = [];
  const quantities = new Map<number, number>();
  for (const [productDesignId, quantity] of asked) {
    const wanted = Math.max(quantity, held.get(productDesignId) ?? 0);
    const got = Math.min(wanted, stock.get(productDesignId) ?? 0, maxQuantity);
    quantities.set(productDesignId, got);
    if (got !== quantity) changes.push({ productDesignId, asked: quantity, got });
  }
  await setQuantities(tx, cartId, quantities);
  return changes;
}
