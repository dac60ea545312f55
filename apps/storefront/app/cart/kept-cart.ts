import type { CartItem } from '@craftsandore/contract';

import { isCartItem } from './guest-cart.ts';

/** The item of the browser's storage that holds an account's cart as the API last gave it. */
const key = 'cartKept';

/** Keeps it for when there is no connection. */
export function keepCart(userId: number | undefined, items: readonly CartItem[]) {
  try {
    localStorage.setItem(key, JSON.stringify({ userId, items }));
  } catch {
    // Without storage it is read again, or not at all.
  }
}

/** What was kept for this account; null where there is nothing, or somebody else's. */
export function readKeptCart(userId: number | undefined): readonly CartItem[] | null {
  try {
    const kept: { userId?: unknown; items?: unknown } = JSON.parse(
      localStorage.getItem(key) ?? '{}',
    );
    if (userId === undefined || kept.userId !== userId || !Array.isArray(kept.items)) return null;
    return kept.items.filter(isCartItem);
  } catch {
    return null; // storage may be forbidden, or hold what somebody else wrote
  }
}

/** Nobody who comes later finds it. */
export function forgetKeptCart() {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}
