import { ApiError } from '@craftsandore/api-client';
import { type CartItem, maxId } from '@craftsandore/contract';

import { applyChange, type CartChange, maxQuantityOf } from './cart-change.ts';

/** The item of the browser's storage that holds a guest's cart (specification, section 3). */
export const guestCartKey = 'cartItems';

/** What a guest wants, in the shape of the account's cart. Storage that is forbidden or foreign is an empty cart. */
export function readGuestCart(): CartItem[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(guestCartKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isCartItem) : [];
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

/** The item of the browser's storage that holds what is not to become the account's. */
const asideKey = 'cartAside';

/** Keeps a guest's lines until nobody is signed in any more. */
export function setAside(items: readonly CartItem[]) {
  try {
    localStorage.setItem(asideKey, JSON.stringify(items));
  } catch {
    // Without storage they are gone with the page.
  }
}

/** Makes the lines that were set aside the guest's cart again. */
export function takeBack() {
  try {
    const aside = localStorage.getItem(asideKey);
    if (aside === null) return;
    localStorage.setItem(guestCartKey, aside);
    localStorage.removeItem(asideKey);
  } catch {
    // There is nothing without storage.
  }
}

/**
 * Changes a guest's cart. Always starts from the storage: another tab may have changed it.
 * Refuses what the API would refuse an account, with the same code but without a sentence.
 */
export function changeGuestCart(change: CartChange): CartItem[] {
  const before = readGuestCart();
  if (change.kind === 'add') checkStock(before, change.item);
  const items = applyChange(before, change);
  writeGuestCart(items);
  return items;
}

function checkStock(items: readonly CartItem[], wanted: CartItem) {
  const held = items.find(({ productDesignId }) => productDesignId === wanted.productDesignId);
  const max = maxQuantityOf(wanted.productDesign);
  if ((held?.quantity ?? 0) + wanted.quantity > max) {
    throw new ApiError({ status: 409, code: 'cart.not_enough_stock' });
  }
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
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= maxId;
}
