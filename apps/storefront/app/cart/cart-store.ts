import { type Refusal, refusalOf } from '@craftsandore/api-client';
import type { CartItem } from '@craftsandore/contract';
import { createStore } from 'zustand/vanilla';

import { applyChange, type CartChange, type Merge } from './cart-change.ts';
import {
  changeGuestCart,
  guestCartKey,
  readGuestCart,
  setAside,
  takeBack,
  writeGuestCart,
} from './guest-cart.ts';
import { forgetKeptCart, keepCart, readKeptCart } from './kept-cart.ts';
import {
  createQueue,
  type Surroundings,
  unsentChanges,
  unsentChangesKey,
  type WaitingFor,
} from './queue.ts';

export type Cart = {
  /** Null while nobody knows: on a server, while a page hydrates, until the API has responded. */
  items: readonly CartItem[] | null;
  /** Why `items` could not be read, while they have never been. */
  failure: Refusal | null;
  /** Changes that wait are in `items`, and stored in the browser. */
  waitingFor: WaitingFor;
  /** What the last merge has done, until it is undone or put away. */
  merge: Merge | null;
  /** Why queued changes were refused in the end; shown once. */
  lateRefusals: readonly Refusal[];
  /** Merges a guest's cart, sends queued changes and reads the cart. Never throws: on failure the last cart stays. */
  load: () => Promise<void>;
  /** Sends queued changes. @returns whether the API has confirmed all. Never throws. */
  sendWaiting: () => Promise<boolean>;
  /** Changes show at once. One that the API refuses is undone and throws; without a connection it is queued. */
  add: (item: CartItem) => Promise<void>;
  setQuantity: (productDesignId: number, quantity: number) => Promise<void>;
  remove: (productDesignId: number) => Promise<void>;
  empty: () => Promise<void>;
  /** Puts back lines that were taken out; twice is as good as once. */
  restore: (lines: readonly CartItem[]) => Promise<void>;
  /** Puts the account's cart back, and the guest's where it was. Throws what the API refuses with. */
  undoMerge: () => Promise<void>;
  dismissMerge: () => void;
  dismissLateRefusals: () => void;
};

/** Where the storage tells of what another tab has done to the cart. A cleared storage has no key. */
export const cartKeys: readonly (string | null)[] = [guestCartKey, unsentChangesKey, null];

export type CartStore = ReturnType<typeof createCartStore>;

/** The one cart that the storefront shows: the browser keeps a guest's, the API an account's. */
export function createCartStore({ session, api }: Surroundings) {
  const signedIn = () => session.getState().token !== null;

  // The API's last response, without the queued changes.
  let known: readonly CartItem[] | null = null;

  function learn(items: readonly CartItem[]) {
    known = items;
    keepCart(session.getState().user?.id, items);
  }

  const store = createStore<Cart>()((set, get) => {
    const queue = createQueue(
      { session, api },
      {
        onChange: (items) => {
          if (items) learn(items);
          show();
        },
        onWaiting: (waitingFor) => set({ waitingFor }),
        onMerge: (merge) => set({ merge }),
        onLateRefusal: (refusal) => set({ lateRefusals: [...get().lateRefusals, refusal] }),
        onRetry: () => void get().load(),
      },
    );

    async function change(wanted: CartChange) {
      if (signedIn()) await queue.send(wanted);
      else set({ items: changeGuestCart(wanted), failure: null });
    }

    /** Shows the API's last response with the queued changes applied to it. */
    function show() {
      const waiting = unsentChanges(session.getState().user?.id).map(({ change }) => change);
      set({ items: waiting.reduce<readonly CartItem[]>(applyChange, known ?? []) });
    }

    return {
      items: null,
      failure: null,
      waitingFor: null,
      merge: null,
      lateRefusals: [],

      load: async () => {
        if (!signedIn()) {
          set({ items: readGuestCart(), failure: null, waitingFor: null });
          return;
        }
        const { token, user } = session.getState();
        const left = readGuestCart();
        if (user && left.length > 0) {
          queue.enqueue({ kind: 'merge', items: left, ofGuest: true });
          writeGuestCart([]);
        }
        // Changes that another tab has queued, also without a connection.
        if (known) show();
        try {
          const isAllSent = await queue.sendWaiting();
          // The API may have done a queued change already: then the response to a read would count it twice.
          if (known && !isAllSent) return;
          const before = known;
          const { readAccountCart } = await import('./account-cart.ts');
          const items = await readAccountCart(api);
          if (token !== session.getState().token) return; // somebody else's by now
          // The response to a change that came meanwhile is newer.
          if (known === before) learn(items);
          set({ failure: null });
          show();
        } catch (error) {
          const failure = refusalOf(error);
          // After a sign-out only the end of the session is reported, no other failure.
          const isOver = failure.status === 401 && !signedIn();
          if (known || !(isOver || token === session.getState().token)) return;
          const isUnreached = failure.status === undefined;
          known = isUnreached ? readKeptCart(session.getState().user?.id) : null;
          if (known) show();
          else set({ failure });
        }
      },

      sendWaiting: () => queue.sendWaiting(),

      add: (item) => change({ kind: 'add', item }),
      setQuantity: async (productDesignId, quantity) => {
        const line = get().items?.find((item) => item.productDesignId === productDesignId);
        const more = quantity - (line?.quantity ?? 0);
        if (line && more > 0) await change({ kind: 'add', item: { ...line, quantity: more } });
        if (line && more < 0) await change({ kind: 'take', productDesignId, quantity: -more });
      },
      remove: (productDesignId) => change({ kind: 'remove', productDesignId }),
      empty: () => change({ kind: 'empty' }),
      restore: (items) => change({ kind: 'merge', items }),
      undoMerge: async () => {
        const { merge } = get();
        if (!merge?.id) return;
        await queue.sendWaiting();
        const { undoMergeOf } = await import('./account-cart.ts');
        learn(await undoMergeOf(api, merge.id));
        setAside(merge.guest);
        set({ merge: null });
        show();
      },
      dismissMerge: () => set({ merge: null }),
      dismissLateRefusals: () => set({ lateRefusals: [] }),
    };
  });

  if (typeof window !== 'undefined') {
    session.subscribe(({ token }, before) => {
      if (token === before.token) return;
      known = null;
      if (!token) {
        forgetKeptCart();
        takeBack(); // what an undone merge gave back to the guest is the guest's again
      }
      store.setState({ items: null, failure: null, waitingFor: null, merge: null });
      void store.getState().load();
    });
    window.addEventListener('storage', ({ key }) => {
      if (cartKeys.includes(key)) void store.getState().load();
    });
    window.addEventListener('online', () => void store.getState().load());
    // A session of one tab ends without a word.
    if (!signedIn()) forgetKeptCart();
    void store.getState().load();
  }
  return store;
}
