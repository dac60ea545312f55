import type { CartItem } from '@craftsandore/contract';
import { createStore } from 'zustand/vanilla';

import type { Shortage } from './account-cart.ts';
import { applyChange, type CartChange } from './cart-change.ts';
import { createCartSender, type Surroundings } from './cart-sender.ts';
import { isUnauthorized } from './failure.ts';
import { changeGuestCart, guestCartKey, readGuestCart, writeGuestCart } from './guest-cart.ts';
import { unsentChanges, unsentChangesKey } from './unsent-changes.ts';

export type Cart = {
  /** Null while nobody knows: on a server, while a page hydrates, until the API has answered. */
  items: readonly CartItem[] | null;
  /** Why `items` could not be read, while they have never been. */
  failure: unknown;
  /** Whether changes wait for a connection; they are in `items`, and kept in the browser. */
  isWaiting: boolean;
  /** What the last merge could not bring over; shown once. */
  shortages: readonly Shortage[];
  /** Why queued changes were refused in the end; shown once. */
  lateRefusals: readonly unknown[];
  /** Merges a guest's cart, sends queued changes and reads the cart. Never throws: on failure the last cart stays. */
  load: () => Promise<void>;
  /** Sends queued changes. @returns whether all were answered. Never throws. */
  sendWaiting: () => Promise<boolean>;
  /** Changes show at once. One that the API refuses is undone and throws; without a connection it is queued. */
  add: (item: CartItem) => Promise<void>;
  setQuantity: (productDesignId: number, quantity: number) => Promise<void>;
  remove: (productDesignId: number) => Promise<void>;
  empty: () => Promise<void>;
  forgetShortages: () => void;
  forgetLateRefusals: () => void;
};

export type CartStore = ReturnType<typeof createCartStore>;

/** The one cart that the shop shows, whoever keeps it: the browser for a guest, the API for an account. */
export function createCartStore({ session, api }: Surroundings) {
  const signedIn = () => session.getState().token !== null;

  // The API's last answer, without the queued changes.
  let known: readonly CartItem[] | null = null;

  const store = createStore<Cart>()((set, get) => {
    const sender = createCartSender(
      { session, api },
      {
        onChange: (items) => {
          if (items) known = items;
          show();
        },
        onWaiting: (isWaiting) => set({ isWaiting }),
        onShortages: (shortages) => set({ shortages }),
        onLateRefusal: (refusal) => set({ lateRefusals: [...get().lateRefusals, refusal] }),
        onRetry: () => void get().load(),
      },
    );

    async function change(wanted: CartChange) {
      if (signedIn()) await sender.send(wanted);
      else set({ items: changeGuestCart(wanted), failure: null });
    }

    /** Shows the API's last answer with the queued changes applied to it. */
    function show() {
      const waiting = unsentChanges(session.getState().user?.id).map(({ change }) => change);
      set({ items: waiting.reduce<readonly CartItem[]>(applyChange, known ?? []) });
    }

    return {
      items: null,
      failure: null,
      isWaiting: false,
      shortages: [],
      lateRefusals: [],

      load: async () => {
        if (!signedIn()) {
          set({ items: readGuestCart(), failure: null, isWaiting: false });
          return;
        }
        const { token, user } = session.getState();
        const left = readGuestCart();
        if (user && left.length > 0) {
          sender.keep({ kind: 'merge', items: left });
          writeGuestCart([]);
        }
        // Changes that another tab has queued, also without a connection.
        if (known) show();
        try {
          const isAllSent = await sender.sendWaiting();
          // The API may have done a queued change already: then the answer to a read would count it twice.
          if (known && !isAllSent) return;
          const before = known;
          const { readAccountCart } = await import('./account-cart.ts');
          const items = await readAccountCart(api);
          if (token !== session.getState().token) return; // somebody else's by now
          // The answer to a change that came meanwhile is newer.
          if (known === before) known = items;
          set({ failure: null });
          show();
        } catch (failure) {
          // After a sign-out only the end of the session is reported, no other failure.
          const isOver = isUnauthorized(failure) && !signedIn();
          if (!known && (isOver || token === session.getState().token)) set({ failure });
        }
      },

      sendWaiting: () => sender.sendWaiting(),

      add: (item) => change({ kind: 'add', item }),
      setQuantity: async (productDesignId, quantity) => {
        const line = get().items?.find((item) => item.productDesignId === productDesignId);
        const more = quantity - (line?.quantity ?? 0);
        if (line && more > 0) await change({ kind: 'add', item: { ...line, quantity: more } });
        if (line && more < 0) await change({ kind: 'take', productDesignId, quantity: -more });
      },
      remove: (productDesignId) => change({ kind: 'remove', productDesignId }),
      empty: () => change({ kind: 'empty' }),
      forgetShortages: () => set({ shortages: [] }),
      forgetLateRefusals: () => set({ lateRefusals: [] }),
    };
  });

  if (typeof window !== 'undefined') {
    session.subscribe(({ token }, before) => {
      if (token === before.token) return;
      known = null;
      store.setState({ items: null, failure: null, isWaiting: false });
      void store.getState().load();
    });
    window.addEventListener('storage', ({ key }) => {
      // A cleared storage has no key.
      const keys: (string | null)[] = [guestCartKey, unsentChangesKey, null];
      if (keys.includes(key)) void store.getState().load();
    });
    window.addEventListener('online', () => void store.getState().load());
    void store.getState().load();
  }
  return store;
}
