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
import { clearCartOnSignOut } from './clear-cart-on-sign-out.ts';

const salma = {
  accessToken: 'token-of-salma',
  user: { id: 3, name: 'Salma', email: 'salma@example.com', roleId: 3, isVerified: true },
} as const;

beforeEach(() => localStorage.clear());

/** An API that answers each endpoint as told, and remembers what it was asked. */
function anApi(responses: [Endpoint, () => unknown][]) {
  const api = vi.fn(async (endpoint: Endpoint, input: { body?: unknown }) => {
    const answer = responses.find(([known]) => known === endpoint)?.[1];
    if (!answer) throw new Error(`Nobody expected ${endpoint.path} with ${JSON.stringify(input)}`);
    return answer();
  });
  return api as typeof api & ApiClient;
}

const cartOf = (...cartItems: CartItem[]) => ({ id: 1, cartItems });

const settled = (store: ReturnType<typeof createCartStore>) =>
  expect.poll(() => store.getState().items).not.toBeNull();

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
    const notEnough = { status: 409, code: 'cart.not_enough_stock' };
    await expect(store.getState().add(aCartItem(7, 5))).rejects.toMatchObject(notEnough);
    await expect(store.getState().add(aCartItem(8, 10))).rejects.toMatchObject(notEnough);
    expect(store.getState().items).toEqual([aCartItem(7, 5)]);
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
    await expect.poll(() => store.getState().items).toEqual([aCartItem(9)]);
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
  function account(responses: [Endpoint, () => unknown][]) {
    const session = createSessionStore();
    session.getState().begin(salma, { keep: true });
    const api = anApi(responses);
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

  test('takes a quantity out in one call', async () => {
    const { store, api } = account([
      [getActiveCart, () => cartOf(aCartItem(7, 3))],
      [removeFromCart, () => cartOf(aCartItem(7, 1))],
    ]);
    await settled(store);
    await store.getState().setQuantity(7, 1);

    const body = { productDesignId: 7, quantity: 2, changeId: expect.any(String) };
    expect(api).toHaveBeenCalledWith(removeFromCart, { body });
    expect(store.getState().items).toEqual([aCartItem(7, 1)]);
  });
});

describe('without a connection', () => {
  /** The API of one account, which does a named change once, as the real one does. */
  function aServer(stock = 9) {
    const done = new Set<string>();
    const server = { isDown: false, losesResponses: false, quantity: 1 };

    const add = (body: { quantity: number; changeId: string }) => {
      if (server.isDown) throw new TypeError('Failed to fetch');
      if (!done.has(body.changeId)) {
        if (server.quantity + body.quantity > stock) {
          throw new ApiError({ status: 409, code: 'cart.not_enough_stock', message: 'Too few' });
        }
        server.quantity += body.quantity;
        done.add(body.changeId);
      }
      if (server.losesResponses) throw new TypeError('Failed to fetch');
    };
    const api = vi.fn(async (endpoint: Endpoint, input: { body?: unknown }) => {
      if (endpoint === addToCart) add(input.body as { quantity: number; changeId: string });
      if (server.isDown) throw new TypeError('Failed to fetch');
      return cartOf(aCartItem(7, server.quantity));
    }) as unknown as ApiClient; // answers for the two calls that this cart makes
    return { server, api };
  }

  function aCustomer(api: ApiClient) {
    const session = createSessionStore();
    session.getState().begin(salma, { keep: true });
    return { session, store: createCartStore({ session, api }) };
  }

  test('a change shows, waits, and is sent when the connection is back', async () => {
    const { server, api } = aServer();
    const { store } = aCustomer(api);
    await settled(store);

    server.isDown = true;
    await store.getState().add(aCartItem(7, 2));
    expect(store.getState()).toMatchObject({ items: [aCartItem(7, 3)], isWaiting: true });
    expect(server.quantity).toBe(1);

    server.isDown = false;
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => store.getState().isWaiting).toBe(false);
    expect(server.quantity).toBe(3);
    expect(store.getState().items).toEqual([aCartItem(7, 3)]);
  });

  test('a change shows in another tab, before the API hears of it', async () => {
    const { server, api } = aServer();
    const { store } = aCustomer(api);
    const { store: elsewhere } = aCustomer(api);
    await settled(store);
    await settled(elsewhere);

    server.isDown = true;
    await store.getState().add(aCartItem(7, 2));
    window.dispatchEvent(new StorageEvent('storage', { key: 'cartChanges' }));
    expect(elsewhere.getState().items).toEqual([aCartItem(7, 3)]);
  });

  test('a change survives a reload', async () => {
    const { server, api } = aServer();
    const { store } = aCustomer(api);
    await settled(store);
    server.isDown = true;
    await store.getState().add(aCartItem(7, 2));

    server.isDown = false;
    const { store: later } = aCustomer(api);
    await expect.poll(() => later.getState().items).toEqual([aCartItem(7, 3)]);
    expect(server.quantity).toBe(3);
  });

  test('a change whose response was lost is done once', async () => {
    const { server, api } = aServer();
    const { store } = aCustomer(api);
    await settled(store);

    server.losesResponses = true;
    await store.getState().add(aCartItem(7, 2));
    await store.getState().load();
    server.losesResponses = false;
    await store.getState().load();

    expect(server.quantity).toBe(3);
    expect(store.getState()).toMatchObject({ items: [aCartItem(7, 3)], isWaiting: false });
  });

  test('a change whose response was lost is not counted twice by a read', async () => {
    const { server, api } = aServer();
    const { store } = aCustomer(api);
    await settled(store);

    server.losesResponses = true;
    await store.getState().add(aCartItem(7, 2));
    await store.getState().load();
    expect(store.getState()).toMatchObject({ items: [aCartItem(7, 3)], isWaiting: true });
  });

  test('a read that a change has overtaken is not believed', async () => {
    const { server, api } = aServer();
    const { store } = aCustomer(api);
    await settled(store);

    const early = Promise.withResolvers<unknown>();
    vi.mocked(api).mockReturnValueOnce(early.promise);
    const reading = store.getState().load();
    await expect.poll(() => api).toHaveBeenCalledTimes(2);
    await store.getState().add(aCartItem(7, 2));
    early.resolve(cartOf(aCartItem(7)));
    await reading;

    expect(server.quantity).toBe(3);
    expect(store.getState().items).toEqual([aCartItem(7, 3)]);
  });

  test('says whether everything was sent', async () => {
    const { server, api } = aServer();
    const { store } = aCustomer(api);
    await settled(store);
    server.isDown = true;
    await store.getState().add(aCartItem(7, 2));
    expect(await store.getState().sendWaiting()).toBe(false);

    server.isDown = false;
    expect(await store.getState().sendWaiting()).toBe(true);
    expect(server.quantity).toBe(3);
  });

  test('a change that is refused in the end is taken back and told', async () => {
    const { server, api } = aServer(2);
    const { store } = aCustomer(api);
    await settled(store);
    server.isDown = true;
    await store.getState().add(aCartItem(7, 2));

    server.isDown = false;
    await store.getState().load();

    expect(store.getState().items).toEqual([aCartItem(7)]);
    expect(store.getState().lateRefusals).toMatchObject([{ code: 'cart.not_enough_stock' }]);
  });

  test('what waits outlives a session that the API ends, for its person alone', async () => {
    const { server, api } = aServer();
    const { store, session } = aCustomer(api);
    await settled(store);
    server.isDown = true;
    await store.getState().add(aCartItem(7, 2));
    session.getState().end();
    server.isDown = false;

    const omar = { ...salma, accessToken: 'token-of-omar', user: { ...salma.user, id: 4 } };
    session.getState().begin(omar, { keep: true });
    await settled(store);
    expect(store.getState().items).toEqual([aCartItem(7, 1)]);

    session.getState().begin(salma, { keep: true });
    await expect.poll(() => store.getState().items).toEqual([aCartItem(7, 3)]);
    expect(server.quantity).toBe(3);
  });

  test('nothing waits of who has signed out', async () => {
    const { server, api } = aServer();
    const { store, session } = aCustomer(api);
    await settled(store);
    server.isDown = true;
    await store.getState().add(aCartItem(7, 2));

    clearCartOnSignOut(session);
    expect(localStorage.getItem('cartChanges')).toBeNull();
  });
});

describe('a session that the API ends', () => {
  test('refuses what is asked for in that moment', async () => {
    const session = createSessionStore();
    session.getState().begin(salma, { keep: true });
    const over = new ApiError({ status: 401, code: 'session.ended' });
    const end = () => {
      session.getState().end();
      throw over;
    };
    const api = anApi([
      [getActiveCart, () => cartOf()],
      [addToCart, end],
    ]);
    const store = createCartStore({ session, api });
    await settled(store);

    await expect(store.getState().add(aCartItem(7))).rejects.toBe(over);
    expect(localStorage.getItem('cartChanges')).toBeNull();
  });

  test('leaves no failure to who has come since', async () => {
    const session = createSessionStore();
    session.getState().begin(salma, { keep: true });
    const omar = { ...salma, accessToken: 'token-of-omar', user: { ...salma.user, id: 4 } };
    let reads = 0;
    const api = anApi([
      [
        getActiveCart,
        () => {
          reads += 1;
          if (reads > 1) return cartOf(aCartItem(7));
          session.getState().begin(omar, { keep: true });
          throw new Error('too late');
        },
      ],
    ]);
    const store = createCartStore({ session, api });
    const failures = new Set<unknown>();
    store.subscribe(({ failure }) => failures.add(failure));
    await settled(store);
    expect([...failures]).toEqual([null]);
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
    await expect.poll(() => store.getState().items).toEqual([aCartItem(7, 2)]);

    expect(store.getState().shortages.map(({ asked, got }) => [asked, got])).toEqual([
      [5, 2],
      [1, 0],
    ]);
    expect(localStorage.getItem('cartItems')).toBeNull();
    await store.getState().load();
    expect(api.mock.calls.filter(([endpoint]) => endpoint === mergeCart)).toHaveLength(1);
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
      [
        getActiveCart,
        () => {
          if (isDown) throw new Error('no connection');
          return cartOf(aCartItem(7));
        },
      ],
    ]);
    const store = createCartStore({ session, api });
    await expect.poll(() => store.getState().failure).toMatchObject({ status: undefined });
    expect(localStorage.getItem('cartChanges')).not.toBeNull();

    isDown = false;
    await store.getState().load(); // as after a reload
    expect(store.getState().items).toEqual([aCartItem(7)]);
    expect(localStorage.getItem('cartChanges')).toBeNull();
  });

  test('leaves none of the guest’s cart to who comes after somebody who signs out meanwhile', async () => {
    localStorage.setItem('cartItems', JSON.stringify([aCartItem(7)]));
    const session = createSessionStore();
    session.getState().begin(salma, { keep: true });
    const fail = vi.fn(() => {
      throw new Error('no connection');
    });
    const store = createCartStore({
      session,
      api: anApi([
        [mergeCart, fail],
        [getActiveCart, fail],
      ]),
    });
    await expect.poll(() => store.getState().isWaiting).toBe(true);
    fail.mockClear();

    clearCartOnSignOut(session);
    session.getState().end();
    await expect.poll(() => store.getState().items).toEqual([]);
    expect(localStorage.getItem('cartItems')).toBeNull();

    // It is not sent for them either when they come back: signing out gives a cart of this browser up.
    session.getState().begin(salma, { keep: true });
    await expect.poll(() => fail).toHaveBeenCalled();
    expect(store.getState().items ?? []).toEqual([]);
    expect(localStorage.getItem('cartChanges')).toBeNull();
  });

  test('does not bring back what was taken out since, where the response was lost', async () => {
    localStorage.setItem('cartItems', JSON.stringify([aCartItem(7)]));
    const session = createSessionStore();
    session.getState().begin(salma, { keep: true });
    const merges = new Set<unknown>();
    let lines: CartItem[] = [];
    const api = vi.fn(async (endpoint: Endpoint, input: { body?: { changeId?: string } }) => {
      if (endpoint === removeFromCart) lines = [];
      if (endpoint !== mergeCart) return cartOf(...lines);
      const isNew = !merges.has(input.body?.changeId);
      merges.add(input.body?.changeId);
      if (!isNew) return { cart: cartOf(...lines), changes: [] };
      lines = [aCartItem(7)];
      throw new TypeError('Failed to fetch');
    }) as unknown as ApiClient; // answers for the calls that this cart makes
    const store = createCartStore({ session, api });
    await expect.poll(() => store.getState().items).toEqual([aCartItem(7)]);

    await store.getState().remove(7);
    await store.getState().load();
    expect(lines).toEqual([]);
    expect(store.getState().items).toEqual([]);
  });

  test('never asks the API for what it must refuse', async () => {
    const lines = Array.from({ length: 120 }, (_, at) => aCartItem(at + 1, 500));
    localStorage.setItem('cartItems', JSON.stringify(lines));
    const session = createSessionStore();
    session.getState().begin(salma, { keep: true });
    const api = anApi([
      [mergeCart, () => ({ cart: cartOf(aCartItem(1, 9)), changes: [] })],
      [getActiveCart, () => cartOf(aCartItem(1, 9))],
    ]);
    const store = createCartStore({ session, api });
    await settled(store);

    const [, asked] = api.mock.calls[0] ?? [];
    expect(mergeCart.body.safeParse(asked?.body)).toMatchObject({ success: true });
    expect(localStorage.getItem('cartItems')).toBeNull();
  });
});
