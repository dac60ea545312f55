import {
  type Endpoint,
  getShippingOptions,
  listActiveBanners,
  listCategories,
  listGoodReviews,
  listProducts,
} from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { someOptions } from '../testing/a-guest-order.ts';
import { aProduct } from '../testing/a-product.ts';
import { aGoodReview } from '../testing/a-review.ts';
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

test('stands without categories, banners, reviews and what is known of delivery', async () => {
  await expect(
    without(listCategories, listActiveBanners, listGoodReviews, getShippingOptions),
  ).resolves.toMatchObject({
    products: [{ id: 1 }],
    categories: [],
    banners: [],
    reviews: [],
    delivery: null,
    refusal: null,
  });
});

test('tells of its products in its language', async () => {
  await expect(without()).resolves.toMatchObject({
    products: [{ description: aProduct().descriptionAr }],
  });
});

test('asks for reviews in its language', async () => {
  const asked: unknown[] = [];
  const api = async (endpoint: Endpoint, input: unknown) => {
    if (endpoint === getShippingOptions) return someOptions;
    if (endpoint === listProducts) return { products: [aProduct()], totalCount: 1, perPage: 12 };
    if (endpoint !== listGoodReviews) return [];
    asked.push(input);
    return [aGoodReview()];
  };
  await expect(load(loader, api)).resolves.toMatchObject({ reviews: [aGoodReview()] });
  expect(asked).toEqual([{ query: { language: 'ar' } }]);
});

test('is unavailable without products', async () => {
  await expect(without(listProducts)).resolves.toMatchObject({
    data: { products: null, refusal: { requestId: 'in-the-log' } },
    init: { status: 503 },
  });
});

test('shows bestsellers and gifts that are not shown above, in whole rows', async () => {
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => aProduct({ id: from + index }));
  const api = async (endpoint: Endpoint, { query }: { query?: { sort?: string } }) => {
    if (endpoint === getShippingOptions) return someOptions;
    if (endpoint !== listProducts) return [];
    const products =
      query?.sort === 'best-selling' ? many(8, 8) : query?.sort ? many(12, 5) : many(1, 12);
    return { products, totalCount: 46, perPage: 12 };
  };
  // The first nine are shown above; of the gifts too few are left to fill a row.
  await expect(load(loader, api)).resolves.toMatchObject({
    bestsellers: [{ id: 10 }, { id: 11 }, { id: 12 }, { id: 13 }],
    gifts: [],
  });
});

test.each([
  { newCount: 5, newest: [1, 2, 3, 4], first: 5 },
  { newCount: 3, newest: [], first: 1 },
])('shows the newest apart where $newCount are new, and once', async (expected) => {
  const createdAt = new Date().toISOString();
  const products = Array.from({ length: 16 }, (_, index) =>
    aProduct({ id: index + 1, ...(index < expected.newCount && { createdAt }) }),
  );
  const api = async (endpoint: Endpoint) => {
    if (endpoint === getShippingOptions) return someOptions;
    return endpoint === listProducts ? { products, totalCount: 16, perPage: 16 } : [];
  };
  await expect(load(loader, api)).resolves.toMatchObject({
    newest: expected.newest.map((id) => ({ id })),
    products: [{ id: expected.first }, ...products.slice(expected.first).map(({ id }) => ({ id }))],
  });
});
