import { createContext as createRouterContext } from 'react-router-dom';
import { createContext, use } from 'react';
import { useStore } from 'zustand';

import type { Cart, CartStore } from './cart-store.ts';

/** For components. */
export const CartContext = createContext<CartStore | null>(null);

/** For the loaders and actions that run in the browser. */
export const cartContext = createRouterContext<CartStore>();

/** Selects from the cart. While a page hydrates, the cart is unknown, as on the server. */
export function useCart<T>(select: (cart: Cart) => T): T {
  const cart = use(CartContext);
  if (!cart) throw new Error('useCart needs a StorefrontProvider above it');
  return useStore(cart, select);
}
