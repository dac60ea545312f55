import { useStore } from 'zustand';

import type { Cart } from './cart-store.ts';
import { useShop } from './shop.ts';

/** Reads from the cart of this shopper; while a page hydrates nothing is known of it, as on the server. */
export function useCart<T>(select: (cart: Cart) => T): T {
  return useStore(useShop().cart, select);
}
