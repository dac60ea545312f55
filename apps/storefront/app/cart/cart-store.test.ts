import { ApiError, type ApiClient } from '@craftsandore/api-client';
import {
  addToCart,
  getActiveCart,
  mergeCart,
  removeFromCart,
  undoMerge,
  type CartItem,
  type Endpoint,
} from '@craftsandore/contract';
import { createSessionStore } from '@craftsandore/session';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { aCartItem } from '../testing/a-product.ts';
import { omar, salma } from '../testing/sessions.ts';
import { createCartStore } from './cart-store.ts';
import { clearCartOnSignOut } from './clear-cart-on-sign-out.ts';

beforeEach(() => localStorage.clear());

/** An API that responds to each endpoint as told, and remembers what it was asked. */
function anApi(responses: [Endpoint, () => unknown][]) {
  const api = vi.fn(async (endpoint: Endpoint, input: { body?: unknown }) => {
    const respond = responses.find(([known]) => known === endpoint)?.[1];
    if (!respond) throw new Error(`Nobody expected ${endpoint.path} with ${JSON.stringify(input)}`);
    return respond();
  });
  return api as typeof api & ApiClient;
}

const cartOf = (...cartItems: CartItem[]) => ({ id: 1, cartItems });

const failWith = (error: Error) => () => {
  throw error;
};

const keepAsGuest = (lines: unknown) => localStorage.setItem('cartItems', JSON.stringify(lines));

/** A cart that was just opened, by Salma where nothing else is said. */
function openCart(api: ApiClient, { asGuest = false } = {}) {
  const session = createSessionStore();
  if (!asGuest) session.getState().begin(salma, { keep: true });
  const store = createCartStore({ session, api });
  return { session, store, cart: store.getState };
}

const known = ({ cart }: Pick<ReturnType<typeof openCart>, 'cart'>) =>
  expect.poll(() => cart().items).not.toBeNull();

/** A cart whose items are there. */
async function aCart(...given: Parameters<typeof openCart>) {
  const opened = openCart(...given);
  await known(opened);
  return opened;
}

describe('a guest’s cart', () => {
  const guest = () => aCart(anApi([]), { asGuest: true });

  test('takes back what was taken out, and twice is as good as once', async () => {
    const { cart } = await guest();
    const lines = [aCartItem(7, 2), aCartItem(8)];
    for (const line of lines) await cart().add(line);
    await cart().empty();
    await cart().restore(lines);
    await cart().restore(lines);
    expect(cart().items).toEqual(lines);
  });

  test('is kept in this browser, in the shape of the account’s', async () => {
    const { cart } = await guest();
    await cart().add(aCartItem(7));
    await cart().add(aCartItem(7, 2));

    expect(cart().items).toEqual([aCartItem(7, 3)]);
    expect(JSON.parse(localStorage.getItem('cartItems') ?? '')).toEqual([aCartItem(7, 3)]);
    const later = await guest();
    expect(later.cart().items).toEqual([aCartItem(7, 3)]);
  });

  test('loses a line that goes below one piece', async () => {
    const { cart } = await guest();
    await cart().add(aCartItem(7, 2));
    await cart().setQuantity(7, 1);
    expect(cart().items).toEqual([aCartItem(7, 1)]);
    await cart().setQuantity(7, 0);
    expect(cart().items).toEqual([]);
    expect(localStorage.getItem('cartItems')).toBeNull();
  });

  test('holds no more of a design than can be sold at once', async () => {
    const { cart } = await guest();
    await cart().add(aCartItem(7, 5)); // of 9 in stock
    const notEnough = { status: 409, code: 'cart.not_enough_stock' };
    await expect(cart().add(aCartItem(7, 5))).rejects.toMatchObject(notEnough);
    await expect(cart().add(aCartItem(8, 10))).rejects.toMatchObject(notEnough);
    expect(cart().items).toEqual([aCartItem(7, 5)]);
  });

  test.each([
    ...[{ quantity: 0 }, { quantity: -1 }, { quantity: 1.5 }],
    ...[{ productDesignId: 0 }, { productDesignId: 2 ** 31 }],
  ])('takes a line with %j for none', async (facts) => {
    keepAsGuest([{ ...aCartItem(7), ...facts }]);
    expect((await guest()).cart().items).toEqual([]);
  });

  test('follows another tab', async () => {
    const { cart } = await guest();
    keepAsGuest([aCartItem(9)]);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cartItems' }));
    await expect.poll(() => cart().items).toEqual([aCartItem(9)]);
  });

  test.each(['not JSON', '{}', '[{"productDesignId":"x"}]'])(
    'is empty when the storage holds %j',
    async (kept) => {
      localStorage.setItem('cartItems', kept);
      expect((await guest()).cart().items).toEqual([]);
    },
  );
});

describe('an account’s cart', () => {
  test('shows a change at once, and then what the API made of it', async () => {
    const { cart } = await aCart(
      anApi([
        [getActiveCart, () => cartOf(aCartItem(7))],
        [addToCart, () => cartOf(aCartItem(7, 2))],
      ]),
    );
    const adding = cart().add(aCartItem(7, 5));
    expect(cart().items).toEqual([aCartItem(7, 6)]);
    await adding;
    expect(cart().items).toEqual([aCartItem(7, 2)]);
  });

  test('is as it was after a change that failed, and tells why', async () => {
    const refusal = new ApiError({ status: 409, code: 'cart.not_enough_stock', message: 'Only 1' });
    const { cart } = await aCart(
      anApi([
        [getActiveCart, () => cartOf(aCartItem(7))],
        [addToCart, failWith(refusal)],
      ]),
    );
    await expect(cart().add(aCartItem(7, 5))).rejects.toBe(refusal);
    expect(cart().items).toEqual([aCartItem(7)]);
  });

  test('takes a quantity out in one call', async () => {
    const api = anApi([
      [getActiveCart, () => cartOf(aCartItem(7, 3))],
      [removeFromCart, () => cartOf(aCartItem(7, 1))],
    ]);
    const { cart } = await aCart(api);
    await cart().setQuantity(7, 1);

    const body = { productDesignId: 7, quantity: 2, changeId: expect.any(String) };
    expect(api).toHaveBeenCalledWith(removeFromCart, { body });
    expect(cart().items).toEqual([aCartItem(7, 1)]);
  });
});

describe('without a connection', () => {
  /** Salma's cart with one piece, and its API, which does a named change once, as the real one does. */
  async function connected(stock = 9) {
    const done = new Set<string>();
    const server = { isDown: false, losesResponses: false, isBusy: false, quantity: 1 };

    const add = (body: { quantity: number; changeId: string }) => {
      if (server.isDown) throw new TypeError('Failed to fetch');
      if (server.isBusy) throw new ApiError({ status: 500 });
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
    }) as unknown as ApiClient; // serves the two calls that this cart makes
    return { server, api, ...(await aCart(api)) };
  }

  /** The same, cut off when two more pieces were added. */
  async function cutOff(stock?: number) {
    const given = await connected(stock);
    given.server.isDown = true;
    await given.cart().add(aCartItem(7, 2));
    return given;
  }

  test('a change shows, waits, and is sent when the connection is back', async () => {
    const { server, cart } = await cutOff();
    expect(cart()).toMatchObject({ items: [aCartItem(7, 3)], waitingFor: 'connection' });
    expect(server.quantity).toBe(1);

    server.isDown = false;
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => cart().waitingFor).toBeNull();
    expect(server.quantity).toBe(3);
    expect(cart().items).toEqual([aCartItem(7, 3)]);
  });

  test('a change that the server cannot take is not told as a lost connection', async () => {
    const { server, cart } = await connected();
    server.isBusy = true;
    await cart().add(aCartItem(7, 2));
    expect(cart()).toMatchObject({ items: [aCartItem(7, 3)], waitingFor: 'server' });
  });

  test('a change shows in another tab, before the API hears of it', async () => {
    const { server, api, cart } = await connected();
    const elsewhere = await aCart(api);
    server.isDown = true;
    await cart().add(aCartItem(7, 2));
    window.dispatchEvent(new StorageEvent('storage', { key: 'cartChanges' }));
    expect(elsewhere.cart().items).toEqual([aCartItem(7, 3)]);
  });

  test('the cart is read without a connection by its customer alone, until the session is over', async () => {
    const there = anApi([[getActiveCart, () => cartOf(aCartItem(7, 2))]]);
    await aCart(there);
    const lost = anApi([[getActiveCart, failWith(new TypeError('Failed to fetch'))]]);
    const { session, cart } = await aCart(lost);
    expect(cart()).toMatchObject({ items: [aCartItem(7, 2)], failure: null });

    const down = openCart(anApi([[getActiveCart, failWith(new ApiError({ status: 503 }))]]));
    await expect.poll(() => down.cart().failure).not.toBeNull();
    expect(down.cart().items).toBeNull();

    session.getState().begin(omar, { keep: true });
    await expect.poll(() => cart().failure).not.toBeNull();
    expect(cart().items).toBeNull();
    session.getState().end();
    session.getState().begin(salma, { keep: true });
    await expect.poll(() => cart().failure).not.toBeNull();
    expect(cart().items).toBeNull();
    expect(localStorage.getItem('cartKept')).toBeNull();
  });

  test('what was kept is forgotten by the next visitor where a session has ended with its tab', async () => {
    const there = anApi([[getActiveCart, () => cartOf(aCartItem(7, 2))]]);
    await aCart(there);
    expect(localStorage.getItem('cartKept')).not.toBeNull();
    localStorage.removeItem('token');
    localStorage.removeItem('user');
    await aCart(anApi([]), { asGuest: true });
    expect(localStorage.getItem('cartKept')).toBeNull();
  });

  test('a change survives a reload', async () => {
    const { server, api } = await cutOff();
    server.isDown = false;
    const later = openCart(api);
    await expect.poll(() => later.cart().items).toEqual([aCartItem(7, 3)]);
    expect(server.quantity).toBe(3);
  });

  test('a change whose response was lost is counted and done once', async () => {
    const { server, cart } = await connected();
    server.losesResponses = true;
    await cart().add(aCartItem(7, 2));
    await cart().load();
    expect(cart()).toMatchObject({ items: [aCartItem(7, 3)], waitingFor: 'connection' });

    server.losesResponses = false;
    await cart().load();
    expect(server.quantity).toBe(3);
    expect(cart()).toMatchObject({ items: [aCartItem(7, 3)], waitingFor: null });
  });

  test('a read that a change has overtaken is not believed', async () => {
    const { server, api, cart } = await connected();
    const early = Promise.withResolvers<unknown>();
    vi.mocked(api).mockReturnValueOnce(early.promise);
    const reading = cart().load();
    await expect.poll(() => api).toHaveBeenCalledTimes(2);
    await cart().add(aCartItem(7, 2));
    early.resolve(cartOf(aCartItem(7)));
    await reading;

    expect(server.quantity).toBe(3);
    expect(cart().items).toEqual([aCartItem(7, 3)]);
  });

  test('says whether everything was sent', async () => {
    const { server, cart } = await cutOff();
    expect(await cart().sendWaiting()).toBe(false);
    server.isDown = false;
    expect(await cart().sendWaiting()).toBe(true);
    expect(server.quantity).toBe(3);
  });

  test('a change that is refused in the end is taken back and told', async () => {
    const { server, cart } = await cutOff(2);
    server.isDown = false;
    await cart().load();
    expect(cart().items).toEqual([aCartItem(7)]);
    expect(cart().lateRefusals).toMatchObject([{ code: 'cart.not_enough_stock' }]);
  });

  test('what waits outlives a session that the API ends, for its customer alone', async () => {
    const { server, cart, session } = await cutOff();
    session.getState().end();
    server.isDown = false;
    session.getState().begin(omar, { keep: true });
    await known({ cart });
    expect(cart().items).toEqual([aCartItem(7, 1)]);

    session.getState().begin(salma, { keep: true });
    await expect.poll(() => cart().items).toEqual([aCartItem(7, 3)]);
    expect(server.quantity).toBe(3);
  });

  test('nothing waits of who has signed out', async () => {
    const { session } = await cutOff();
    clearCartOnSignOut(session);
    expect(localStorage.getItem('cartChanges')).toBeNull();
  });
});

describe('a session that the API ends', () => {
  test('refuses what is asked for in that moment', async () => {
    const over = new ApiError({ status: 401, code: 'session.ended' });
    const end = (): never => {
      session.getState().end();
      throw over;
    };
    const { session, cart } = await aCart(
      anApi([
        [getActiveCart, () => cartOf()],
        [addToCart, end],
      ]),
    );
    await expect(cart().add(aCartItem(7))).rejects.toBe(over);
    expect(localStorage.getItem('cartChanges')).toBeNull();
  });

  test('leaves no failure to who has come since', async () => {
    const read = vi.fn(() => cartOf(aCartItem(7)));
    const opened = openCart(anApi([[getActiveCart, read]]));
    read.mockImplementationOnce(() => {
      opened.session.getState().begin(omar, { keep: true });
      throw new Error('too late');
    });
    const failures = new Set<unknown>();
    opened.store.subscribe(({ failure }) => failures.add(failure));
    await known(opened);
    expect(read).toHaveBeenCalledTimes(2);
    expect([...failures]).toEqual([null]);
  });
});

describe('signing in', () => {
  test('brings the guest’s cart along, once, and tells what was lost', async () => {
    keepAsGuest([aCartItem(7, 5), aCartItem(8)]);
    const changes = [
      { productDesignId: 7, asked: 5, got: 2 },
      { productDesignId: 8, asked: 1, got: 0 },
    ];
    const api = anApi([
      [mergeCart, () => ({ cart: cartOf(aCartItem(7, 2)), changes, mergeId: null, added: 0 })],
      [getActiveCart, () => cartOf(aCartItem(7, 2))],
    ]);
    const { session, cart } = await aCart(api, { asGuest: true });

    session.getState().begin(salma, { keep: true });
    await expect.poll(() => cart().items).toEqual([aCartItem(7, 2)]);

    const lost = changes.map(({ asked, got }) => ({ asked, got }));
    expect(cart().merge).toMatchObject({ id: null, shortages: lost });
    expect(localStorage.getItem('cartItems')).toBeNull();
    await cart().load();
    expect(api.mock.calls.filter(([endpoint]) => endpoint === mergeCart)).toHaveLength(1);
  });

  test('can be undone: the account’s cart is as it was, and the guest’s is there again after the session', async () => {
    keepAsGuest([aCartItem(7, 2)]);
    const mergeId = crypto.randomUUID();
    let account = cartOf(aCartItem(8));
    const api = anApi([
      [
        mergeCart,
        () => {
          account = cartOf(aCartItem(8), aCartItem(7, 2));
          return { cart: account, changes: [], mergeId, added: 1 };
        },
      ],
      [
        undoMerge,
        () => {
          account = cartOf(aCartItem(8));
          return account;
        },
      ],
      [getActiveCart, () => account],
    ]);
    const { session, cart } = await aCart(api, { asGuest: true });
    session.getState().begin(salma, { keep: true });
    await expect.poll(() => cart().merge).toMatchObject({ id: mergeId, added: 1, shortages: [] });

    await cart().undoMerge();

    expect(api).toHaveBeenCalledWith(undoMerge, { body: { mergeId } });
    expect(cart().items).toEqual([aCartItem(8)]);
    expect(cart().merge).toBeNull();
    session.getState().end();
    await expect.poll(() => cart().items).toEqual([aCartItem(7, 2)]);
  });

  test('is not undone where the API says no', async () => {
    keepAsGuest([aCartItem(7, 2)]);
    const account = cartOf(aCartItem(7, 2));
    const refusal = new ApiError({ status: 409, code: 'cart.merge_ordered' });
    const api = anApi([
      [mergeCart, () => ({ cart: account, changes: [], mergeId: crypto.randomUUID(), added: 1 })],
      [undoMerge, failWith(refusal)],
      [getActiveCart, () => account],
    ]);
    const { session, cart } = await aCart(api, { asGuest: true });
    session.getState().begin(salma, { keep: true });
    await expect.poll(() => cart().merge).not.toBeNull();
    await expect(cart().undoMerge()).rejects.toBe(refusal);
    expect(cart().items).toEqual([aCartItem(7, 2)]);
  });

  test('keeps the guest’s cart until the API has taken it', async () => {
    keepAsGuest([aCartItem(7)]);
    let isDown = true;
    const unlessDown = (value: unknown) => () => {
      if (isDown) throw new Error('no connection');
      return value;
    };
    const { cart } = openCart(
      anApi([
        [mergeCart, unlessDown({ cart: cartOf(aCartItem(7)), changes: [] })],
        [getActiveCart, unlessDown(cartOf(aCartItem(7)))],
      ]),
    );
    await expect.poll(() => cart().failure).toMatchObject({ status: undefined });
    expect(localStorage.getItem('cartChanges')).not.toBeNull();

    isDown = false;
    await cart().load(); // as after a reload
    expect(cart().items).toEqual([aCartItem(7)]);
    expect(localStorage.getItem('cartChanges')).toBeNull();
  });

  test('leaves none of the guest’s cart to who comes after somebody who signs out meanwhile', async () => {
    keepAsGuest([aCartItem(7)]);
    const fail = vi.fn(failWith(new Error('no connection')));
    const { session, cart } = openCart(
      anApi([
        [mergeCart, fail],
        [getActiveCart, fail],
      ]),
    );
    await expect.poll(() => cart().waitingFor).toBe('connection');
    fail.mockClear();

    clearCartOnSignOut(session);
    session.getState().end();
    await expect.poll(() => cart().items).toEqual([]);
    expect(localStorage.getItem('cartItems')).toBeNull();

    // It is not sent for them either when they come back: signing out gives a cart of this browser up.
    session.getState().begin(salma, { keep: true });
    await expect.poll(() => fail).toHaveBeenCalled();
    expect(cart().items ?? []).toEqual([]);
    expect(localStorage.getItem('cartChanges')).toBeNull();
  });

  test('does not bring back what was taken out since, where the response was lost', async () => {
    keepAsGuest([aCartItem(7)]);
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
    }) as unknown as ApiClient; // serves the calls that this cart makes
    const { cart } = openCart(api);
    await expect.poll(() => cart().items).toEqual([aCartItem(7)]);

    await cart().remove(7);
    await cart().load();
    expect(lines).toEqual([]);
    expect(cart().items).toEqual([]);
  });

  test('never asks the API for what it must refuse', async () => {
    keepAsGuest(Array.from({ length: 120 }, (_, at) => aCartItem(at + 1, 500)));
    const api = anApi([
      [mergeCart, () => ({ cart: cartOf(aCartItem(1, 9)), changes: [] })],
      [getActiveCart, () => cartOf(aCartItem(1, 9))],
    ]);
    await aCart(api);

    const [, asked] = api.mock.calls[0] ?? [];
    expect(mergeCart.body.safeParse(asked?.body)).toMatchObject({ success: true });
    expect(localStorage.getItem('cartItems')).toBeNull();
  });
});
