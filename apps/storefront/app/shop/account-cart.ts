import type { ApiClient } from '@craftsandore/api-client';
import {
  addToCart,
  emptyCart,
  getActiveCart,
  largestMerge,
  largestQuantity,
  mergeCart,
  removeFromCart,
  type CartItem,
} from '@craftsandore/contract';

import type { CartChange, CartKeeper } from './cart-keeper.ts';

/** Keeps an account's cart at the API. */
export function accountCart(api: ApiClient): CartKeeper {
  async function send(change: CartChange) {
    if (change.kind === 'empty') return api(emptyCart, {});
    const { productDesignId } = change;
    switch (change.kind) {
      case 'add':
        return api(addToCart, { body: { productDesignId, quantity: change.quantity } });
      case 'remove':
        return api(removeFromCart, { body: { productDesignId, removeAll: true } });
      case 'take': {
        // The API takes one piece at a time.
        for (let taken = 1; taken < change.quantity; taken++) {
          await api(removeFromCart, { body: { productDesignId } });
        }
        return api(removeFromCart, { body: { productDesignId } });
      }
    }
  }

  return {
    read: async () => (await api(getActiveCart, {})).cartItems,
    change: async (change) => (await send(change)).cartItems,
  };
}

/** What became of a guest's wish when the carts were merged: less than asked, or nothing. */
export type Shortage = { name: string; nameAr: string; asked: number; got: number };

/** Brings a guest's cart into the account's. Safe to repeat, so a reload in between does no harm. */
export async function mergeGuestCart(api: ApiClient, guestItems: readonly CartItem[]) {
  // A browser's storage may say anything; what the API must refuse would keep its owner from the cart for ever.
  const items = guestItems.slice(0, largestMerge).map(({ productDesignId, quantity }) => ({
    productDesignId,
    quantity: Math.min(quantity, largestQuantity),
  }));
  const { cart, changes } = await api(mergeCart, { body: { items } });

  const shortages = changes.flatMap(({ productDesignId, asked, got }): Shortage[] => {
    const line = guestItems.find((item) => item.productDesignId === productDesignId);
    if (!line || got >= asked) return [];
    const { name, nameAr } = line.productDesign.product;
    return [{ name, nameAr, asked, got }];
  });
  return { items: cart.cartItems, shortages };
}
