import type { ApiClient } from '@craftsandore/api-client';
import {
  addToCart,
  emptyCart,
  getActiveCart,
  maxMergedLines,
  maxQuantity,
  mergeCart,
  removeFromCart,
  undoMerge,
  type CartItem,
} from '@craftsandore/contract';

import type { CartChange, Merge, Shortage, UnsentChange } from './cart-change.ts';

export const readAccountCart = async (api: ApiClient) => (await api(getActiveCart, {})).cartItems;

/** Puts the cart back to what it was before a merge. Safe to repeat. */
export const undoMergeOf = async (api: ApiClient, mergeId: string) =>
  (await api(undoMerge, { body: { mergeId } })).cartItems;

/** The cart after a change, and what a merge has done that is worth telling. */
export type ChangedCart = { items: readonly CartItem[]; merge: Merge | null };

/** Sends a change to the API. Safe to repeat: the API does a change of the same id only once. */
export async function changeAccountCart(
  api: ApiClient,
  { changeId, change }: UnsentChange,
): Promise<ChangedCart> {
  if (change.kind === 'merge') return merge(api, change, changeId);
  const { cartItems } = await send(api, change, changeId);
  return { items: cartItems, merge: null };
}

type MergeChange = Extract<CartChange, { kind: 'merge' }>;
type SimpleChange = Exclude<CartChange, MergeChange>;

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

async function merge(
  api: ApiClient,
  { items: guest, ofGuest = false }: MergeChange,
  changeId: string,
): Promise<ChangedCart> {
  // Storage may hold anything, and a change that the API always refuses would block the cart for ever.
  const items = guest.slice(0, maxMergedLines).map(({ productDesignId, quantity }) => ({
    productDesignId,
    quantity: Math.min(quantity, maxQuantity),
  }));
  const { cart, changes, mergeId, added } = await api(mergeCart, { body: { items, changeId } });

  const shortages = changes.flatMap(({ productDesignId, asked, got }): Shortage[] => {
    const line = guest.find((item) => item.productDesignId === productDesignId);
    if (!line || got >= asked) return [];
    const { name, nameAr } = line.productDesign.product;
    return [{ name, nameAr, asked, got }];
  });
  const id = (ofGuest && mergeId) || null;
  const isTold = id !== null || shortages.length > 0;
  return { items: cart.cartItems, merge: isTold ? { id, added, shortages, guest } : null };
}
