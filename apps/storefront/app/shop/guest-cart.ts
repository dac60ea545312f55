import type { CartItem } from '@craftsandore/contract';

import type { CartKeeper } from './cart-keeper.ts';

/** The item of the browser's storage that holds a guest's cart (specification, section 4). */
export const guestCartKey = 'cartItems';

/** What a guest wants, in the shape of the account's cart. Storage that is forbidden or foreign is an empty cart. */
export function readGuestCart(): CartItem[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(guestCartKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isCartItem) : [];
  } catch {
    return [];
  }
}

export function writeGuestCart(items: readonly CartItem[]) {
  try {
    if (items.length > 0) localStorage.setItem(guestCartKey, JSON.stringify(items));
    else localStorage.removeItem(guestCartKey);
  } catch {
    // Without storage the cart lasts as long as the page.
  }
}

/** Keeps a guest's cart in this browser. Always starts from the storage: another tab may have changed it. */
export const guestCart: CartKeeper = {
  read: async () => readGuestCart(),
  change: async (change) => {
    const items = change.apply(readGuestCart());
    writeGuestCart(items);
    return items;
  },
};

function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const { productDesignId, quantity, productDesign } = value as Partial<CartItem>; // each field is checked below
  return (
    Number.isInteger(productDesignId) &&
    Number.isInteger(quantity) &&
    typeof productDesign?.product?.name === 'string' &&
    Array.isArray(productDesign.photos)
  );
}
