import { ApiError, type ApiClient } from '@craftsandore/api-client';
import {
  type Endpoint,
  type NewSession,
  forgetProduct,
  listSaved,
  maxSaved,
  piastres,
  saveProducts,
  type SavedProduct,
} from '@craftsandore/contract';
import { forgetDrafts } from '@craftsandore/resilience';
import { createSessionStore } from '@craftsandore/session';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { omar, salma } from '../testing/sessions.ts';
import { storageKey } from './saved-items.ts';
import { createSavedStore } from './saved-store.ts';

// A page has one store, which listens for as long as it is open.
const pages: AbortController[] = [];
beforeEach(() => {
  localStorage.clear();
  const page = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, listener, { signal: page.signal }),
  );
  pages.push(page);
});
afterEach(() => {
  for (const page of pages.splice(0)) page.abort();
});

const item = (productId: number): SavedProduct => ({ productId, price: piastres(85_000) });

/** An account as the API keeps it; `isAway` while no call reaches it. */
function anAccount(...saved: SavedProduct[]) {
  const account = { saved, isAway: false, refusal: null as ApiError | null };
  const api = vi.fn(async (endpoint: Endpoint, input: object) => {
    if (account.isAway) throw new TypeError('Failed to fetch');
    if (account.refusal && endpoint !== listSaved) throw account.refusal;
    const { body, params } = input as {
      body?: { products: { productId: number; price: number }[] };
      params?: { productId: number };
    };
    if (endpoint === saveProducts) {
      const added = (body?.products ?? []).filter(
        ({ productId }) => !account.saved.some((known) => known.productId === productId),
      );
      account.saved = [
        ...added.map(({ productId, price }) => ({ productId, price: piastres(price * 100) })),
        ...account.saved,
      ];
    }
    if (endpoint === forgetProduct) {
      account.saved = account.saved.filter(({ productId }) => productId !== params?.productId);
    }
    return account.saved;
  });
  return { account, api: api as typeof api & ApiClient };
}

function open(api: ApiClient, user: NewSession | null = null) {
  const session = createSessionStore();
  session.getState().end();
  if (user) session.getState().begin(user, { keep: true });
  const store = createSavedStore({ session, api });
  const ids = () => store.getState().items?.map(({ productId }) => productId);
  return { session, saved: store.getState, ids };
}

describe('a guest', () => {
  test('saves in this browser, the latest first, and forgets', async () => {
    const { api } = anAccount();
    const { saved, ids } = open(api);
    await saved().save(item(3));
    await saved().save(item(7));
    await saved().save(item(3));
    expect(ids()).toEqual([7, 3]);
    expect(open(api).ids()).toEqual([7, 3]);

    await saved().forget(7);
    expect(open(api).ids()).toEqual([3]);
    expect(api).not.toHaveBeenCalled();
  });

  test('is told when there is no more room', async () => {
    const { saved, ids } = open(anAccount().api);
    for (let id = 1; id <= maxSaved; id += 1) await saved().save(item(id));
    expect(await saved().save(item(4711))).toBe(false);
    expect(ids()).toHaveLength(maxSaved);
  });

  test.each(['no JSON', '{"items":7}', '{"userId":null,"items":[{"productId":"3"}]}', 'null'])(
    'is not disturbed by %s in the storage',
    async (text) => {
      localStorage.setItem(storageKey, text);
      const { saved, ids } = open(anAccount().api);
      expect(ids()).toEqual([]);
      await saved().save(item(3));
      expect(ids()).toEqual([3]);
    },
  );
});

describe('an account', () => {
  test('gets what a guest has saved, and shows it on the next device', async () => {
    const { account, api } = anAccount(item(1));
    const guest = open(api);
    await guest.saved().save(item(3));
    await guest.saved().save(item(7));

    guest.session.getState().begin(salma, { keep: true });
    await expect.poll(() => account.saved.map(({ productId }) => productId)).toEqual([7, 3, 1]);
    await expect.poll(guest.ids).toEqual([7, 3, 1]);

    localStorage.clear();
    await expect.poll(open(api, salma).ids).toEqual([7, 3, 1]);
  });

  test('shows a change at once and tells it when there is a connection again', async () => {
    const { account, api } = anAccount(item(1));
    const { saved, ids } = open(api, salma);
    await expect.poll(ids).toEqual([1]);
    account.isAway = true;

    expect(await saved().save(item(3))).toBe(true);
    await saved().forget(1);
    expect(ids()).toEqual([3]);
    expect(account.saved).toEqual([item(1)]);

    account.isAway = false;
    dispatchEvent(new Event('online'));
    await expect.poll(() => account.saved).toEqual([item(3)]);
    expect(ids()).toEqual([3]);
  });

  test('takes back what the API has no room for', async () => {
    const { account, api } = anAccount(item(1));
    const { saved, ids } = open(api, salma);
    await expect.poll(ids).toEqual([1]);
    account.refusal = new ApiError({ status: 409, code: 'saved.too_many' });
    expect(await saved().save(item(3))).toBe(false);
    expect(ids()).toEqual([1]);
  });

  test('leaves nothing in the browser, and shows nothing to the next', async () => {
    const { account, api } = anAccount(item(1));
    const { session, ids } = open(api, salma);
    await expect.poll(ids).toEqual([1]);

    forgetDrafts();
    session.getState().end();
    expect(localStorage.getItem(storageKey)).toBeNull();
    expect(ids()).toEqual([]);

    account.saved = [item(1)];
    const other = anAccount(item(9));
    session.getState().begin(salma, { keep: true });
    await expect.poll(ids).toEqual([1]);
    session.getState().begin(omar, { keep: true });
    // Without signing out: another tab, or a session that ended.
    expect(open(other.api, omar).ids()).toEqual([]);
  });
});
