import { maxQuantity } from '@craftsandore/contract';

import type { Transaction } from '../../db/client.ts';
import { findSoldDesigns, type Pieces } from '../catalogue/stock/stock.ts';
import { quantitiesInCart, setQuantities } from './cart-lines.ts';

/** Merges a guest's pieces into an account's cart: the larger quantity counts, up to the stock. Idempotent. */
export async function mergeInto(tx: Transaction, cartId: number, guest: Pieces[]): Promise<void> {
  const asked = new Map<number, number>();
  for (const { designId, quantity } of guest) {
    asked.set(designId, Math.max(quantity, asked.get(designId) ?? 0));
  }
  const designIds = [...asked.keys()];
  const held = await quantitiesInCart(tx, cartId, designIds);
  const stock = new Map(
    (await findSoldDesigns(tx, designIds)).map(({ design }) => [design.id, design.stock]),
  );

  const quantities = new Map<number, number>();
  for (const [designId, quantity] of asked) {
    const wanted = Math.max(quantity, held.get(designId) ?? 0);
    quantities.set(designId, Math.min(wanted, stock.get(designId) ?? 0, maxQuantity));
  }
  await setQuantities(tx, cartId, quantities);
}
