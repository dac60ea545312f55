import type { ApiClient } from '@craftsandore/api-client';
import {
  addToCart,
  emptyCart,
  getActiveCart,
  maxMergedLines,
  maxQuantity,
  mergeCart,
  removeFromCart,
  type CartItem,
} from '@craftsandore/contract';

import type { CartChange, Shortage, UnsentChange } from './cart-change.ts';

export const readAccountCart = async (api: ApiClient) => (await api(getActiveCart, {})).cartItems;

/** The cart after a change, and what a merge could not bring over. */
export type ChangedCart = { items: readonly CartItem[]; shortages: readonly Shortage[] };

/** Sends a change to the API. Safe to repeat: the API does a change of the same id only once. */
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
  // Storage may hold anything, and a change that the API always refuses would block the cart for ever.
  const items = guestItems.slice(0, maxMergedLines).map(({ productDesignId, quantity }) => ({
    productDesignId,
    quantity: Math.min(quantity, maxQuantity),
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
