import { type CartItem, largestId } from '@craftsandore/contract';

import { applyChange, type CartChange } from './cart-change.ts';

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

/** Changes a guest's cart. Always starts from the storage: another tab may have changed it. */
export function changeGuestCart(change: CartChange): CartItem[] {
  const items = applyChange(readGuestCart(), change);
  writeGuestCart(items);
  return items;
}

export function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const { productDesignId, quantity, productDesign } = value as Partial<CartItem>; // each field is checked below
  return (
    isId(productDesignId) &&
    Number.isSafeInteger(quantity) &&
    Number(quantity) > 0 &&
    isId(productDesign?.product?.id) &&
    typeof productDesign.product.name === 'string' &&
    typeof productDesign.stock === 'number' &&
    Array.isArray(productDesign.photosUrls) &&
    Array.isArray(productDesign.photos)
  );
}

/** The contract's `Id`, asked without its schemas: they are not for the first view. */
function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= largestId;
}
