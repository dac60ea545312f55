import { ApiError, type ApiClient } from '@craftsandore/api-client';
import {
  addToCart,
  getActiveCart,
  mergeCart,
  removeFromCart,
  type CartItem,
  type Endpoint,
} from '@craftsandore/contract';
import { createSessionStore } from '@craftsandore/session';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { aCartItem } from '../testing/a-product.ts';
import { createCartStore } from './cart-store.ts';

const salma = {
  accessToken: 'token-of-salma',
  user: { id: 3, name: 'Salma', email: 'salma@example.com', roleId: 3, isVerified: true },
} as const;

beforeEach(() => localStorage.clear());

/** An API that answers each endpoint as told, and remembers what it was asked. */
function anApi(answers: [Endpoint, () => unknown][]) {
  const api = vi.fn(async (endpoint: Endpoint, input: { body?: unknown }) => {
    const answer = answers.find(([known]) => known === endpoint)?.[1];
    if (!answer) throw new Error(`Nobody expected ${endpoint.path} with ${JSON.stringify(input)}`);
    return answer();
  });
  return api as typeof api & ApiClient;
}

const cartOf = (...cartItems: CartItem[]) => ({ id: 1, cartItems });

const settled = (store: ReturnType<typeof createCartStore>) =>
  vi.waitFor(() => expect(store.getState().items).not.toBeNull());

describe('a guest’s cart', () => {
  const guest = () => createCartStore({ session: createSessionStore(), api: anApi([]) });

  test('is kept in this browser, in the shape of the account’s', async () => {
    const store = guest();
    await settled(store);
    await store.getState().add(aCartItem(7));
    await store.getState().add(aCartItem(7, 2));

    expect(store.getState().items).toEqual([aCartItem(7, 3)]);
    expect(JSON.parse(localStorage.getItem('cartItems') ?? '')).toEqual([aCartItem(7, 3)]);
    const later = guest();
    await settled(later);
    expect(later.getState().items).toEqual([aCartItem(7, 3)]);
  });

  test('loses a line that goes below one piece', async () => {
    const store = guest();
    await settled(store);
    await store.getState().add(aCartItem(7, 2));
    await store.getState().setQuantity(7, 1);
    expect(store.getState().items).toEqual([aCartItem(7, 1)]);
    await store.getState().setQuantity(7, 0);
    expect(store.getState().items).toEqual([]);
    expect(localStorage.getItem('cartItems')).toBeNull();
  });

  test('holds no more of a thing than can be sold at once', async () => {
    const store = guest();
    await settled(store);
    await store.getState().add(aCartItem(7, 5)); // of 9 in stock
    await store.getState().add(aCartItem(7, 5));
    expect(store.getState().items).toEqual([aCartItem(7, 9)]);
  });

  test.each([
    { quantity: 0 },
    { quantity: -1 },
    { quantity: 1.5 },
    { productDesignId: 0 },
    { productDesignId: 2 ** 31 },
  ])('takes a line with %j for none', async (facts) => {
    localStorage.setItem('cartItems', JSON.stringify([{ ...aCartItem(7), ...facts }]));
    const store = guest();
    await settled(store);
    expect(store.getState().items).toEqual([]);
  });

  test('follows another tab', async () => {
    const store = guest();
    await settled(store);
    localStorage.setItem('cartItems', JSON.stringify([aCartItem(9)]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'cartItems' }));
    await vi.waitFor(() => expect(store.getState().items).toEqual([aCartItem(9)]));
  });

  test.each(['not JSON', '{}', '[{"productDesignId":"x"}]'])(
    'is empty when the storage holds %j',
    async (kept) => {
      localStorage.setItem('cartItems', kept);
      const store = guest();
      await settled(store);
      expect(store.getState().items).toEqual([]);
    },
  );
});

describe('an account’s cart', () => {
  function account(answers: [Endpoint, () => unknown][]) {
    const session = createSessionStore();
    session.getState().begin(salma, { keep: true });
    const api = anApi(answers);
    return { session, api, store: createCartStore({ session, api }) };
  }

  test('shows a change at once, and then what the API made of it', async () => {
    const { store } = account([
      [getActiveCart, () => cartOf(aCartItem(7))],
      [addToCart, () => cartOf(aCartItem(7, 2))],
    ]);
    await settled(store);

    const adding = store.getState().add(aCartItem(7, 5));
    expect(store.getState().items).toEqual([aCartItem(7, 6)]);
    await adding;
    expect(store.getState().items).toEqual([aCartItem(7, 2)]);
  });

  test('is as it was after a change that failed, and tells why', async () => {
    const refusal = new ApiError({ status: 409, code: 'cart.not_enough_stock', message: 'Only 1' });
    const { store } = account([
      [getActiveCart, () => cartOf(aCartItem(7))],
      [
        addToCart,
        () => {
          throw refusal;
        },
      ],
    ]);
    await settled(store);

    await expect(store.getState().add(aCartItem(7, 5))).rejects.toBe(refusal);
    expect(store.getState().items).toEqual([aCartItem(7)]);
  });

  test('takes pieces out one by one, as the API does', async () => {
    let left = 3;
    const { store, api } = account([
      [getActiveCart, () => cartOf(aCartItem(7, 3))],
      [removeFromCart, () => cartOf(aCartItem(7, --left))],
    ]);
    await settled(store);
    await store.getState().setQuantity(7, 1);

    expect(api.mock.calls.filter(([endpoint]) => endpoint === removeFromCart)).toHaveLength(2);
    expect(store.getState().items).toEqual([aCartItem(7, 1)]);
  });
});

describe('signing in', () => {
  test('brings the guest’s cart along, once, and tells what was lost', async () => {
    localStorage.setItem('cartItems', JSON.stringify([aCartItem(7, 5), aCartItem(8)]));
    const session = createSessionStore();
    const api = anApi([
      [
        mergeCart,
        () => ({
          cart: cartOf(aCartItem(7, 2)),
          changes: [
            { productDesignId: 7, asked: 5, got: 2 },
            { productDesignId: 8, asked: 1, got: 0 },
          ],
        }),
      ],
      [getActiveCart, () => cartOf(aCartItem(7, 2))],
    ]);
    const store = createCartStore({ session, api });
    await settled(store);

    session.getState().begin(salma, { keep: true });
    await vi.waitFor(() => expect(store.getState().items).toEqual([aCartItem(7, 2)]));

    expect(store.getState().shortages.map(({ asked, got }) => [asked, got])).toEqual([
      [5, 2],
      [1, 0],
    ]);
    expect(localStorage.getItem('cartItems')).toBeNull();
    await store.getState().load();
    expect(api.mock.calls.filter(([endpoint]) => endpoint === mergeCart)).toHaveLength(1);
  });

  test('keeps its last lines when a change and the reading after it both fail', async () => {
    const session = createSessionStore();
    session.getState().begin(salma, { keep: true });
    let isDown = false;
    const answer = () => {
      if (isDown) throw new Error('no connection');
      return cartOf(aCartItem(7, 2));
    };
    const store = createCartStore({
      session,
      api: anApi([
        [getActiveCart, answer],
        [addToCart, answer],
      ]),
    });
    await settled(store);

    isDown = true;
    await expect(store.getState().setQuantity(7, 3)).rejects.toThrow('no connection');
    expect(store.getState()).toMatchObject({ items: [aCartItem(7, 2)], failure: null });
  });

  test('keeps the guest’s cart until the API has taken it', async () => {
    localStorage.setItem('cartItems', JSON.stringify([aCartItem(7)]));
    const session = createSessionStore();
    session.getState().begin(salma, { keep: true });
    let isDown = true;
    const api = anApi([
      [
        mergeCart,
        () => {
          if (isDown) throw new Error('no connection');
          return { cart: cartOf(aCartItem(7)), changes: [] };
        },
      ],
    ]);
    const store = createCartStore({ session, api });
    await vi.waitFor(() => expect(store.getState().failure).toBeInstanceOf(Error));
    expect(localStorage.getItem('cartItems')).not.toBeNull();

    isDown = false;
    await store.getState().load(); // as after a reload
    expect(store.getState().items).toEqual([aCartItem(7)]);
    expect(localStorage.getItem('cartItems')).toBeNull();
  });

  test('never asks the API for what it must refuse', async () => {
    const lines = Array.from({ length: 120 }, (_, at) => aCartItem(at + 1, 500));
    localStorage.setItem('cartItems', JSON.stringify(lines));
    const session = createSessionStore();
    session.getState().begin(salma, { keep: true });
    const api = anApi([[mergeCart, () => ({ cart: cartOf(aCartItem(1, 9)), changes: [] })]]);
    const store = createCartStore({ session, api });
    await settled(store);

    const [, asked] = api.mock.calls[0] ?? [];
    expect(mergeCart.body.safeParse(asked?.body)).toMatchObject({ success: true });
    expect(localStorage.getItem('cartItems')).toBeNull();
  });
});
