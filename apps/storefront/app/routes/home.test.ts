import {
  type Endpoint,
  getShippingOptions,
  listActiveBanners,
  listCategories,
  listProducts,
} from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { someOptions } from '../testing/a-guest-order.ts';
import { aProduct } from '../testing/a-product.ts';
import { load } from '../testing/call-route.ts';
import { loader } from './home.tsx';

/** What the page is made of when this cannot be read. */
function without(...unreadable: Endpoint[]) {
  const api = async (endpoint: Endpoint) => {
    if (unreadable.includes(endpoint)) {
      throw Object.assign(new Error('no response'), { requestId: 'in-the-log' });
    }
    if (endpoint === getShippingOptions) return someOptions;
    return endpoint === listProducts ? { products: [aProduct()], totalCount: 1, perPage: 12 } : [];
  };
  return load(loader, api);
}

test('stands without categories, banners and what is known of delivery', async () => {
  await expect(
    without(listCategories, listActiveBanners, getShippingOptions),
  ).resolves.toMatchObject({
    products: [{ id: 1 }],
    categories: [],
    banners: [],
    delivery: null,
    refusal: null,
  });
});

test('tells of its products in its language', async () => {
  await expect(without()).resolves.toMatchObject({
    products: [{ description: aProduct().descriptionAr }],
  });
});

test('is unavailable without products', async () => {
  await expect(without(listProducts)).resolves.toMatchObject({
    data: { products: null, refusal: { requestId: 'in-the-log' } },
    init: { status: 503 },
  });
});
