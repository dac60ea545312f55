import { isPassing, refusalOf } from '@craftsandore/api-client';
import { maxSaved, type SavedProduct } from '@craftsandore/contract';
import { createStore } from 'zustand/vanilla';

import type { Storefront } from '../session/context.ts';
import {
  applyChange,
  type Change,
  keep,
  readKept,
  storageKey,
  withChange,
  without,
} from './saved-items.ts';

export type Saved = {
  /** The latest first; null on a server and while a page hydrates. */
  items: readonly SavedProduct[] | null;
  /** Shows at once; without a connection the API hears of it later. @returns false when there is no room, and it is undone. */
  save: (item: SavedProduct) => Promise<boolean>;
  forget: (productId: number) => Promise<void>;
  /** Tells the API what it has not heard, and reads what an account has saved. Never throws. */
  load: () => Promise<void>;
};

type Surroundings = Pick<Storefront, 'session' | 'api'>;

/** What one person has saved: the browser keeps a guest's, the API an account's, with a copy in the browser. */
export function createSavedStore({ session, api }: Surroundings) {
  const userId = () => session.getState().user?.id ?? null;

  const store = createStore<Saved>()((set) => {
    const show = (items: readonly SavedProduct[]) => set({ items });

    async function change(wanted: Change): Promise<boolean> {
      const owner = userId();
      const kept = readKept(owner);
      const items = applyChange(kept.items, wanted);
      if (items.length > maxSaved) return false;
      keep({ userId: owner, items, unsent: owner === null ? [] : withChange(kept.unsent, wanted) });
      show(items);
      return owner === null || send();
    }

    /** @returns false when the API refuses what waited, which is then undone. What does not reach it waits on. */
    async function send(): Promise<boolean> {
      const owner = userId();
      const { unsent } = readKept(owner);
      const result = await ask(unsent);
      if (result === 'later' || owner !== userId()) return true; // somebody else's by now
      const now = readKept(owner);
      const rest = without(now.unsent, unsent);
      const known = result ?? unsent.reduce(undo, now.items);
      const items = rest.reduce(applyChange, known);
      keep({ userId: owner, items, unsent: rest });
      show(items);
      return result !== null;
    }

    /** @returns what the account has saved; null when it is refused. */
    async function ask(unsent: readonly Change[]) {
      try {
        const { tellAccount } = await import('./account-saved.ts');
        return await tellAccount(api, unsent);
      } catch (error) {
        return isPassing(refusalOf(error)) ? 'later' : null;
      }
    }

    return {
      items: null,
      save: (item) => change({ kind: 'save', item }),
      forget: async (productId) => void (await change({ kind: 'forget', productId })),
      load: async () => {
        const kept = readKept(userId());
        keep(kept); // what a guest has saved belongs to the account from here on
        show(kept.items);
        if (kept.userId !== null) await send();
      },
    };
  });

  if (typeof window !== 'undefined') {
    const load = () => void store.getState().load();
    session.subscribe(({ token }, before) => {
      if (token !== before.token) load();
    });
    window.addEventListener('storage', ({ key }) => {
      // A cleared storage has no key. The other tab tells the API.
      if (key === storageKey || key === null) store.setState({ items: readKept(userId()).items });
    });
    window.addEventListener('online', load);
    load();
  }
  return store;
}

/** What was to be saved is not; what was to be forgotten is gone all the same. */
const undo = (items: readonly SavedProduct[], change: Change) =>
  change.kind === 'save'
    ? items.filter(({ productId }) => productId !== change.item.productId)
    : items;
