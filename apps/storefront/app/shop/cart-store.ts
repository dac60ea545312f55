import type { ApiClient } from '@craftsandore/api-client';
import type { CartItem } from '@craftsandore/contract';
import type { SessionStore } from '@craftsandore/session';
import { createStore } from 'zustand/vanilla';

import type { Shortage } from './account-cart.ts';
import {
  adding,
  type CartChange,
  type CartKeeper,
  emptying,
  removing,
  taking,
} from './cart-keeper.ts';
import { guestCart, guestCartKey, readGuestCart, writeGuestCart } from './guest-cart.ts';

export type Cart = {
  /** Null while nobody knows: on a server, while a page hydrates, until the API has answered. */
  items: readonly CartItem[] | null;
  /** Why there are no items, where they could never be read. */
  failure: unknown;
  /** What the last merge could not bring along; told once. */
  shortages: readonly Shortage[];
  /** Reads the cart anew, and first brings in what a guest left here. Never throws: what was read before stays. */
  load: () => Promise<void>;
  /** The changes show at once; when one fails, the cart is as the keeper has it, and the failure is thrown. */
  add: (item: CartItem) => Promise<void>;
  setQuantity: (productDesignId: number, quantity: number) => Promise<void>;
  remove: (productDesignId: number) => Promise<void>;
  empty: () => Promise<void>;
  forgetShortages: () => void;
};

export type CartStore = ReturnType<typeof createCartStore>;

type Surroundings = { session: SessionStore; api: ApiClient };

/** The one cart that the shop shows, whoever keeps it: the browser for a guest, the API for an account. */
export function createCartStore({ session, api }: Surroundings) {
  const signedIn = () => session.getState().token !== null;

  async function keeper(): Promise<CartKeeper> {
    if (!signedIn()) return guestCart;
    const { accountCart } = await import('./account-cart.ts');
    return accountCart(api);
  }

  // Changes go out one after the other; only the answer to the last one is the truth.
  let waiting = 0;
  let queue: Promise<unknown> = Promise.resolve();
  // As the keeper last told it, without the changes that are only hoped for.
  let known: readonly CartItem[] | null = null;

  const store = createStore<Cart>()((set, get) => {
    async function change(wanted: CartChange) {
      const token = session.getState().token;
      set(({ items }) => ({ items: wanted.apply(items ?? []) }));
      waiting++;
      const answer = queue.then(async () => (await keeper()).change(wanted));
      queue = answer.catch(() => null);
      try {
        const items = await answer;
        if (token === session.getState().token) {
          known = items;
          if (waiting === 1) set({ items, failure: null });
        }
      } catch (error) {
        await get().load();
        throw error;
      } finally {
        waiting--;
      }
    }

    return {
      items: null,
      failure: null,
      shortages: [],

      load: async () => {
        const token = session.getState().token;
        try {
          const { items, shortages } = await readCart();
          if (token !== session.getState().token) return; // somebody else's by now
          known = items;
          set({ items, failure: null, ...(shortages.length > 0 && { shortages }) });
        } catch (failure) {
          set(known ? { items: known } : { items: null, failure });
        }
      },

      add: (item) => change(adding(item)),
      setQuantity: async (productDesignId, quantity) => {
        const line = get().items?.find((item) => item.productDesignId === productDesignId);
        const more = quantity - (line?.quantity ?? 0);
        if (line && more > 0) await change(adding({ ...line, quantity: more }));
        if (line && more < 0) await change(taking(productDesignId, -more));
      },
      remove: (productDesignId) => change(removing(productDesignId)),
      empty: () => change(emptying()),
      forgetShortages: () => set({ shortages: [] }),
    };
  });

  async function readCart() {
    const left = readGuestCart();
    if (!signedIn() || left.length === 0)
      return { items: await (await keeper()).read(), shortages: [] };

    const { mergeGuestCart } = await import('./account-cart.ts');
    const merged = await mergeGuestCart(api, left);
    writeGuestCart([]);
    return merged;
  }

  if (typeof window !== 'undefined') {
    session.subscribe(({ token }, before) => {
      if (token === before.token) return;
      known = null;
      store.setState({ items: null, failure: null });
      void store.getState().load();
    });
    window.addEventListener('storage', ({ key }) => {
      // A cleared storage has no key.
      if (key === guestCartKey || key === null) void store.getState().load();
    });
    void store.getState().load();
  }
  return store;
}
