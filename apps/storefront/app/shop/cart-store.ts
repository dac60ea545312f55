import type { ApiClient } from '@craftsandore/api-client';
import type { CartItem } from '@craftsandore/contract';
import type { SessionStore } from '@craftsandore/session';
import { createStore } from 'zustand/vanilla';

import type { Shortage } from './account-cart.ts';
import { applyChange, type CartChange } from './cart-change.ts';
import { statusOf } from './failure.ts';
import { changeGuestCart, guestCartKey, readGuestCart, writeGuestCart } from './guest-cart.ts';
import {
  dropAllUnsent,
  dropUnsent,
  keepUnsent,
  newChangeId,
  unsentChanges,
  unsentChangesKey,
} from './unsent-changes.ts';

/** How long to wait before the API is tried again, where the browser does not tell of a connection. */
const retryAfterMs = 5_000;

export type Cart = {
  /** Null while nobody knows: on a server, while a page hydrates, until the API has answered. */
  items: readonly CartItem[] | null;
  /** Why there are no items, where they could never be read. */
  failure: unknown;
  /** Whether changes wait for a connection; they are in `items`, and kept in the browser. */
  isWaiting: boolean;
  /** What the last merge could not bring along; told once. */
  shortages: readonly Shortage[];
  /** Why changes that had waited were refused in the end; told once. */
  lateRefusals: readonly unknown[];
  /** Sends what waits, brings in what a guest left here, and reads the cart anew. Never throws: what was read before stays. */
  load: () => Promise<void>;
  /** The changes show at once. Those that the API refuses are taken back and throw; without a connection they wait. */
  add: (item: CartItem) => Promise<void>;
  setQuantity: (productDesignId: number, quantity: number) => Promise<void>;
  remove: (productDesignId: number) => Promise<void>;
  empty: () => Promise<void>;
  forgetShortages: () => void;
  forgetLateRefusals: () => void;
};

export type CartStore = ReturnType<typeof createCartStore>;

type Surroundings = { session: SessionStore; api: ApiClient };

/** The one cart that the shop shows, whoever keeps it: the browser for a guest, the API for an account. */
export function createCartStore({ session, api }: Surroundings) {
  const signedIn = () => session.getState().token !== null;
  const userId = () => session.getState().user?.id;

  // As the API last told it, without what still waits.
  let known: readonly CartItem[] | null = null;
  // Who asked for a change on this page, and waits to hear what became of it.
  const askers = new Map<string, { refusal: unknown }>();
  let sending: Promise<unknown> = Promise.resolve();
  let retry: ReturnType<typeof setTimeout> | undefined;

  const store = createStore<Cart>()((set, get) => {
    async function change(wanted: CartChange) {
      if (!signedIn()) {
        set({ items: changeGuestCart(wanted), failure: null });
        return;
      }
      const changeId = newChangeId();
      const asker = { refusal: undefined };
      askers.set(changeId, asker);
      keepUnsent({ changeId, userId: userId() ?? 0, change: wanted });
      show();
      await sendWaiting();
      askers.delete(changeId);
      if (asker.refusal !== undefined) throw asker.refusal;
    }

    /** What the API said last, and on top of it what it has not heard yet. */
    function show() {
      const waiting = unsentChanges(userId()).map(({ change }) => change);
      set({ items: waiting.reduce<readonly CartItem[]>(applyChange, known ?? []) });
    }

    /** One change after the other, in one tab at a time. */
    function sendWaiting(): Promise<unknown> {
      const send = () => inOneTab(sendAll);
      sending = sending.then(send, send);
      return sending;
    }

    async function sendAll() {
      clearTimeout(retry);
      const token = session.getState().token;
      const isSame = () => token !== null && token === session.getState().token;

      for (;;) {
        const [next] = isSame() ? unsentChanges(userId()) : [];
        if (!next) break;
        try {
          const { changeAccountCart } = await import('./account-cart.ts');
          const items = await changeAccountCart(api, next);
          if (!isSame()) return;
          known = items;
          dropUnsent(next.changeId);
        } catch (error) {
          if (!isSame()) return;
          if (isPassing(error)) {
            set({ isWaiting: true });
            retry = setTimeout(() => void get().load(), retryAfterMs);
            return;
          }
          dropUnsent(next.changeId);
          const asker = askers.get(next.changeId);
          if (asker) asker.refusal = error;
          else set({ lateRefusals: [...get().lateRefusals, error] });
          await readAgain();
        }
        show();
      }
      set({ isWaiting: false });
    }

    /** After a refusal: the cart is not what was thought. */
    async function readAgain() {
      try {
        const { readAccountCart } = await import('./account-cart.ts');
        known = await readAccountCart(api);
      } catch {
        // What was known before is the best that there is.
      }
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
        const token = session.getState().token;
        try {
          await sendWaiting();
          const { items, shortages } = await readCart();
          if (token !== session.getState().token) return; // somebody else's by now
          known = items;
          set({ failure: null, ...(shortages.length > 0 && { shortages }) });
          show();
        } catch (failure) {
          if (!known) set({ failure });
        }
      },

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

  async function readCart() {
    const { mergeGuestCart, readAccountCart } = await import('./account-cart.ts');
    const left = readGuestCart();
    if (left.length === 0) return { items: await readAccountCart(api), shortages: [] };

    const merged = await mergeGuestCart(api, left);
    writeGuestCart([]);
    return merged;
  }

  if (typeof window !== 'undefined') {
    session.subscribe(({ token, user }, before) => {
      if (token === before.token) return;
      known = null;
      if (user?.id !== before.user?.id && before.user) dropAllUnsent();
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

/** Whether a call may succeed when it is tried again: no answer came, or the answer was a bad moment. */
function isPassing(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === 429;
}

/** Two tabs would each send what both read from the storage; the API does it once, but this is quieter. */
const inOneTab = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('cart', work) : work();
