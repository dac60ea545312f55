import type { CartItem, Piastres } from '@craftsandore/contract';

/** What a product without a price costs in a cart: 111 LE (specification, section 9). */
const fallbackPrice = 11_100;

/** The price of one piece, in piastres. */
export function unitPrice({ productDesign }: CartItem): Piastres {
  return (productDesign.product.price || fallbackPrice) as Piastres; // whole piastres, both of them
}

export function linePrice(item: CartItem): Piastres {
  return (unitPrice(item) * item.quantity) as Piastres; // whole times whole
}

export function subtotalOf(items: readonly CartItem[]): Piastres {
  return items.reduce((sum, item) => sum + linePrice(item), 0) as Piastres; // sums of whole piastres
}

export function piecesIn(items: readonly CartItem[]): number {
  return items.reduce((pieces, { quantity }) => pieces + quantity, 0);
}
