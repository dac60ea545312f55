import { priceInCart, type CartItem, type Piastres } from '@craftsandore/contract';

/** The price of one piece, in piastres. */
export function unitPrice({ productDesign }: CartItem): Piastres {
  return priceInCart(productDesign.product);
}

export function linePrice(item: CartItem): Piastres {
  return (unitPrice(item) * item.quantity) as Piastres; // whole times whole
}

export function subtotalOf(items: readonly CartItem[]): Piastres {
  return items.reduce((sum, item) => sum + linePrice(item), 0) as Piastres; // sums of whole piastres
}

/** Whose days of making are waited for. */
export const productsIn = (items: readonly CartItem[]) =>
  items.map(({ productDesign }) => productDesign.product);

export function piecesIn(items: readonly CartItem[]): number {
  return items.reduce((pieces, { quantity }) => pieces + quantity, 0);
}
