import { ApiError, type ApiClient } from '@craftsandore/api-client';
import { beforeEach, expect, test } from 'vitest';

import { createStorefront, routerContextOf } from '../storefront.tsx';
import { salma } from '../testing/sessions.ts';
import { exampleSettings } from '../testing/settings.ts';
import { exampleShop } from '../testing/shop.ts';
import { clientLoader } from './cart.tsx';

beforeEach(() => localStorage.clear());

/** What the cart of a signed-in customer knows of addresses where the API fails so. */
function loadWhere(error: Error) {
  const storefront = createStorefront(exampleSettings, 'en', exampleShop.en);
  storefront.session.getState().begin(salma, { keep: false });
  const api: ApiClient = () => Promise.reject(error);
  const context = routerContextOf({ ...storefront, api });
  const request = new Request('http://shop.example/cart');
  return clientLoader({ request, context } as unknown as Parameters<typeof clientLoader>[0]); // all that it reads
}

test('the cart is there without a connection, and for whose session is over', async () => {
  await expect(loadWhere(new TypeError('Failed to fetch'))).resolves.toBe('unreached');
  await expect(loadWhere(new ApiError({ status: 401 }))).resolves.toBeNull();
  await expect(loadWhere(new ApiError({ status: 500 }))).rejects.toMatchObject({ status: 500 });
});
