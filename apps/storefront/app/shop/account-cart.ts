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

import type { CartChange } from './cart-change.ts';
import type { UnsentChange } from './unsent-changes.ts';

export const readAccountCart = async (api: ApiClient) => (await api(getActiveCart, {})).cartItems;

/** What became of a guest's wish when the carts were merged: less than asked, or nothing. */
export type Shortage = { name: string; nameAr: string; asked: number; got: number };

/** The cart as it is after a change, and what the change could not bring along. */
export type ChangedCart = { items: readonly CartItem[]; shortages: readonly Shortage[] };

/** Carries a change out at the API. Safe to repeat: its name tells it. */
export async function changeAccountCart(
  api: ApiClient,
  { changeId, change }: UnsentChange,
): Promise<ChangedCart> {
  if (change.kind === 'merge') return merge(api, change.items, changeId);
  const { cartItems } = await send(api, change, changeId);
  return { items: cartItems, shortages: [] };
}

type SimpleChange = Exclude<CartChange, { kind: 'merge' }>;

function send(api: ApiClient, change: SimpleChange, changeId: string) {
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
      return api(emptyCart, { query: { changeId } });
  }
}

async function merge(api: ApiClient, guestItems: readonly CartItem[], changeId: string) {
  // A browser's storage may say anything; what the API must refuse would keep its owner from the cart for ever.
  const items = guestItems.slice(0, largestMerge).map(({ productDesignId, quantity }) => ({
    productDesignId,
    quantity: Math.min(quantity, largestQuantity),
  }));
  const { cart, changes } = await api(mergeCart, { body: { items, changeId } });

  const shortages = changes.flatMap(({ productDesignId, asked, got }): Shortage[] => {
    const line = guestItems.find((item) => item.productDesignId === productDesignId);
    if (!line || got >= asked) return [];
    const { name, nameAr } = line.productDesign.product;
    return [{ name, nameAr, asked, got }];
  });
  return { items: cart.cartItems, shortages };
}
