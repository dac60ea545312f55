import { useStore } from 'zustand';

import type { Cart } from './cart-store.ts';
import { useShop } from './shop.ts';

/** Selects from the cart. While a page hydrates, the cart is unknown, as on the server. */
export function useCart<T>(select: (cart: Cart) => T): T {
  return useStore(useShop().cart, select);
}
