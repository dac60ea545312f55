import type { ApiClient } from '@craftsandore/api-client';
import {
  type Endpoint,
  listActiveBanners,
  listCategories,
  listProducts,
} from '@craftsandore/contract';
import { RouterContextProvider } from 'react-router-dom';
import { expect, test } from 'vitest';

import { apiContext } from '../server/api.server.ts';
import { aProduct } from '../testing/a-product.ts';
import { loader } from './home.tsx';

/** What the page is made of when this cannot be read. */
async function without(...unreadable: Endpoint[]) {
  const api = async (endpoint: Endpoint) => {
    if (unreadable.includes(endpoint)) throw new Error('no response');
    return endpoint === listProducts ? { products: [aProduct()], totalCount: 1, perPage: 12 } : [];
  };
  const context = new RouterContextProvider();
  context.set(apiContext, api as ApiClient); // serves what this loader asks
  const request = new Request('http://shop.example/');
  return loader({ request, context, params: {} } as unknown as Parameters<typeof loader>[0]);
}

test('stands without categories and banners', async () => {
  await expect(without(listCategories, listActiveBanners)).resolves.toMatchObject({
    products: [{ id: 1 }],
    categories: [],
    banners: [],
    sentence: undefined,
  });
});

test('tells of its products in its language', async () => {
  await expect(without()).resolves.toMatchObject({
    products: [{ description: aProduct().descriptionAr }],
  });
});

test('is unavailable without products', async () => {
  await expect(without(listProducts)).resolves.toMatchObject({
    data: { products: null },
    init: { status: 503 },
  });
});
