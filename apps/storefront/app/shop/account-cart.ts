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

import type { UnsentChange } from './unsent-changes.ts';

export const readAccountCart = async (api: ApiClient) => (await api(getActiveCart, {})).cartItems;

/** Carries a change out at the API and answers with the cart as it is then. Safe to repeat: its name tells it. */
export async function changeAccountCart(api: ApiClient, change: UnsentChange): Promise<CartItem[]> {
  const { cartItems } = await send(api, change);
  return cartItems;
}

function send(api: ApiClient, { changeId, change }: UnsentChange) {
  switch (change.kind) {
    case 'add': {
      const { productDesignId, quantity } = change.item;
      return api(addToCart, { body: { productDesignId, quantity, changeId } });
    }
    case 'take': {
      const { productDesignId, quantity } = change;
      return api(removeFromCart, { body: { productDesignId, quantity, changeId } });
    }
    case 'remove': {
      const { productDesignId } = change;
      return api(removeFromCart, { body: { productDesignId, removeAll: true, changeId } });
    }
    case 'empty':
      return api(emptyCart, {});
  }
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
