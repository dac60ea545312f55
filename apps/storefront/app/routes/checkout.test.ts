import { ApiError, type ApiClient } from '@craftsandore/api-client';
import { getShippingOptions, quoteOrder } from '@craftsandore/contract';
import { beforeEach, expect, test, vi } from 'vitest';

import { createStorefront, routerContextOf } from '../storefront.tsx';
import { load, locationOf, send } from '../testing/call-route.ts';
import { aGuestOrder, aQuote, someOptions } from '../testing/a-guest-order.ts';
import { aCartItem } from '../testing/a-product.ts';
import { salma } from '../testing/sessions.ts';
import { exampleSettings } from '../testing/settings.ts';
import { exampleShop } from '../testing/shop.ts';
import * as route from './checkout.tsx';
import { clientAction, clientLoader, loader } from './checkout.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** What becomes of an order that the API refuses so. */
function refusedWith(refusal: ConstructorParameters<typeof ApiError>[0]) {
  const api: ApiClient = () => Promise.reject(new ApiError(refusal));
  return send(clientAction, api, { path: '/cart/checkout?addressId=4' });
}

test('who is not signed in any more is led to the sign-in page, and back to the order', async () => {
  const response = refusedWith({ status: 401, message: 'Please sign in first.' });
  expect(await locationOf(response)).toBe('/signin?next=%2Fcart%2Fcheckout%3FaddressId%3D4');
});

test('another refusal is told on the page', async () => {
  await expect(refusedWith({ status: 409, message: 'Only 1 is left.' })).resolves.toMatchObject({
    data: { ok: false, refusal: { sentence: 'Only 1 is left.' } },
    init: { status: 400 },
  });
});

test('nothing is ordered while the cart shows what the API has not heard of', async () => {
  const storefront = createStorefront(exampleSettings, 'en', exampleShop.en);
  storefront.session.getState().begin(salma, { keep: false });
  storefront.cart.setState({ sendWaiting: async () => false });
  const context = routerContextOf(storefront);
  const request = new Request('http://shop.example/cart/checkout?addressId=4');
  const args = { request, context } as unknown as Parameters<typeof clientLoader>[0]; // all that it reads

  await expect(clientLoader(args)).resolves.toMatchObject({ checkout: null });
});

/** What the server renders the checkout of, where the API says where things may be sent. */
function render(path: string, options: () => unknown = () => someOptions) {
  const api = async (call: unknown) => {
    if (call === getShippingOptions) return options();
    expect(call).toBe(quoteOrder);
    return aQuote;
  };
  return load(loader, api, { path });
}

test('a guest’s form is there before anybody knows the cart', async () => {
  await expect(render('/cart/checkout')).resolves.toMatchObject({
    options: someOptions,
    checkout: null,
  });
});

test.each(['/cart/checkout?addressId=4', '/cart/checkout?design=9'])(
  'at %s there is no form that waits for a cart',
  async (path) => {
    await expect(render(path)).resolves.toMatchObject({ options: null });
  },
);

test('the checkout comes without its form where nobody says where things may be sent', async () => {
  const refuse = () => {
    throw new ApiError({ status: 503 });
  };
  await expect(render('/cart/checkout', refuse)).resolves.toMatchObject({ options: null });
});

test('nothing of a checkout says that it may be cached', () => {
  expect(route).not.toHaveProperty('headers');
});

/** Loads the checkout in a browser that holds these pieces. */
function openCheckout(path: string, items = [aCartItem(7, 2)], user?: typeof salma) {
  localStorage.setItem('cartItems', JSON.stringify(items));
  const storefront = createStorefront(exampleSettings, 'en', exampleShop.en);
  if (user) storefront.session.getState().begin(user, { keep: false });
  const ask = vi.fn();
  const api = (async (call: unknown, { body }: { body?: unknown }) => {
    ask(body);
    return call === quoteOrder ? aQuote : call === getShippingOptions ? someOptions : null;
  }) as unknown as ApiClient; // all that is asked of it
  const context = routerContextOf({ ...storefront, api });
  const request = new Request(`http://shop.example${path}`);
  const args = { request, context } as unknown as Parameters<typeof clientLoader>[0]; // all that it reads
  return { loaded: clientLoader(args), ask };
}

test('a guest is told what the cart costs today', async () => {
  const { loaded, ask } = openCheckout('/cart/checkout');
  await expect(loaded).resolves.toMatchObject({
    checkout: { quote: aQuote },
  });
  expect(ask).toHaveBeenCalledWith({ items: [{ productDesignId: 7, quantity: 2 }] });
});

test('the code of the address is asked with, and named where it takes something off', async () => {
  const { loaded, ask } = openCheckout('/cart/checkout?code=Eid2026');
  await expect(loaded).resolves.toMatchObject({
    checkout: { quote: { promotionCode: 'Eid2026' } },
  });
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ promotionCode: 'Eid2026' }));
});

test.each(['order.total_changed', 'promotion.used_up'])(
  'what makes the total another is shown with it: %s',
  async (code) => {
    const refusal = refusedWith({ status: 409, code, message: 'It has changed.' });
    await expect(refusal).resolves.toMatchObject({ init: { status: 200 } });
  },
);

test('a guest may order pieces that an address names, instead of the cart', async () => {
  const { loaded, ask } = openCheckout('/cart/checkout?design=9&quantity=3');
  await loaded;
  expect(ask).toHaveBeenCalledWith({ items: [{ productDesignId: 9, quantity: 3 }] });
});

test('who has nothing to order, or an account and no address yet, goes to the cart', async () => {
  expect(await locationOf(openCheckout('/cart/checkout', []).loaded)).toBe('/cart');
  expect(await locationOf(openCheckout('/cart/checkout', [], salma).loaded)).toBe('/cart');
});

test('what a guest has ordered leaves the cart, and nothing else does', async () => {
  localStorage.setItem('cartItems', JSON.stringify([aCartItem(7, 2), aCartItem(8)]));
  const api = (async () => ({
    order: aGuestOrder,
    trackingToken: 'the-token',
  })) as unknown as ApiClient; // all that is asked of it
  const body = { items: [{ productDesignId: 7, quantity: 2 }], contact: {} };
  const response = Promise.resolve(send(clientAction, api, { path: '/cart/checkout', body }));
  expect(await locationOf(response)).toBe('/track/the-token/placed');
  const left: unknown = JSON.parse(localStorage.getItem('cartItems') ?? '[]');
  expect(left).toMatchObject([{ productDesignId: 8 }]);
});

test('two tabs that press order the cart once', async () => {
  localStorage.setItem('cartItems', JSON.stringify([aCartItem(7, 2)]));
  const place = vi.fn();
  const api = (async (_: unknown, input: unknown) => {
    place(input);
    return { order: aGuestOrder, trackingToken: 'the-token' };
  }) as unknown as ApiClient; // all that is asked of it
  const body = { items: [{ productDesignId: 7, quantity: 2 }], contact: {} };
  const press = () =>
    locationOf(Promise.resolve(send(clientAction, api, { path: '/cart/checkout', body })));
  expect(await press()).toBe('/track/the-token/placed');
  expect(await press()).toBe('/cart');
  expect(place).toHaveBeenCalledOnce();
});

test('what was written is gone once it is ordered', async () => {
  localStorage.setItem('cartItems', JSON.stringify([aCartItem(7, 2)]));
  sessionStorage.setItem('draft:guest:checkout', JSON.stringify({ name: 'سلمى' }));
  const api = (async () => ({
    order: aGuestOrder,
    trackingToken: 'the-token',
  })) as unknown as ApiClient; // all that is asked of it
  const body = { items: [{ productDesignId: 7, quantity: 2 }], contact: {} };
  await send(clientAction, api, { path: '/cart/checkout', body });
  expect(sessionStorage.getItem('draft:guest:checkout')).toBeNull();
});
