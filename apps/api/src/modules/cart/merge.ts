import { largestQuantity, type CartChange } from '@craftsandore/contract';

import type { SoldDesign } from '../catalog/stock.ts';
import type { cartRepository } from './cart.repository.ts';

type GuestItem = { productDesignId: number; quantity: number };

/**
 * Merges a guest's items into an account's cart: the larger quantity counts, up to the stock. Idempotent.
 * Returns the items that came out with another quantity than asked.
 */
export async function mergeInto(
  lines: ReturnType<typeof cartRepository>,
  items: GuestItem[],
  findDesigns: (designIds: number[]) => Promise<SoldDesign[]>,
): Promise<CartChange[]> {
  const asked = new Map<number, number>();
  for (const { productDesignId: id, quantity } of items) {
    asked.set(id, Math.max(quantity, asked.get(id) ?? 0));
  }
  const designIds = [...asked.keys()];
  const held = await lines.quantities(designIds);
  const stock = new Map(
    (await findDesigns(designIds)).map(({ design }) => [design.id, design.stock]),
  );

  const changes: CartChange[] = [];
  const quantities = new Map<number, number>();
  for (const [productDesignId, quantity] of asked) {
    const wanted = Math.max(quantity, held.get(productDesignId) ?? 0);
    const got = Math.min(wanted, stock.get(productDesignId) ?? 0, largestQuantity);
    quantities.set(productDesignId, got);
    if (got !== quantity) changes.push({ productDesignId, asked: quantity, got });
  }
  await lines.set(quantities);
  return changes;
}
