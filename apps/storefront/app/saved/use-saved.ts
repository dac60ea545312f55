import { useStore } from 'zustand';

import { type Storefront, useStorefront } from '../session/context.ts';
import { createSavedStore, type Saved } from './saved-store.ts';

/** One for each storefront, made when it is first asked for: most visits save nothing. */
const stores = new WeakMap<Storefront, ReturnType<typeof createSavedStore>>();

function storeOf(storefront: Storefront) {
  const store = stores.get(storefront) ?? createSavedStore(storefront);
  stores.set(storefront, store);
  return store;
}

/** Selects from what the person in this browser has saved. */
export function useSaved<T>(select: (saved: Saved) => T): T {
  return useStore(storeOf(useStorefront()), select);
}
