import type { Piastres } from './pounds.ts';

/** Piastres; 111 LE (specification, section 9). */
const fallbackPrice = 11_100;

/** What one piece costs in a cart and in an order, by the price of its design (`priceOf`); also without any price. */
export function priceInCart({ price }: { price: number }): Piastres {
  return (price || fallbackPrice) as Piastres; // whole piastres, both of them
}
