import { ApiError, type ApiClient } from '@craftsandore/api-client';
import { expect, test } from 'vitest';

import { createStorefront, routerContextOf } from '../storefront.tsx';
import { locationOf, send } from '../testing/call-route.ts';
import { salma } from '../testing/sessions.ts';
import { exampleSettings } from '../testing/settings.ts';
import { clientAction, clientLoader } from './checkout.tsx';

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
  const storefront = createStorefront(exampleSettings, 'en');
  storefront.session.getState().begin(salma, { keep: false });
  storefront.cart.setState({ sendWaiting: async () => false });
  const context = routerContextOf(storefront);
  const request = new Request('http://shop.example/cart/checkout?addressId=4');
  const args = { request, context } as unknown as Parameters<typeof clientLoader>[0]; // all that it reads

  await expect(clientLoader(args)).resolves.toMatchObject({ checkout: null });
});
