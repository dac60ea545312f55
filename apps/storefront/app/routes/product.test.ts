import {
  type Endpoint,
  getProduct,
  getShippingOptions,
  listGoesWith,
  listQuestions,
  listReviews,
} from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { someOptions } from '../testing/a-guest-order.ts';
import { aProduct } from '../testing/a-product.ts';
import { load, locationOf } from '../testing/call-route.ts';
import { loader } from './product.tsx';

const noQuestions = { data: [], meta: { totalCount: 0 } };

/** The page at this address, of a product with two pages of reviews. */
function pageAt(path: string) {
  const api = async (endpoint: Endpoint) => {
    if (endpoint === getProduct) return aProduct();
    if (endpoint === listReviews) return { data: [], meta: { page: 9, pageCount: 2 } };
    if (endpoint === listQuestions) return noQuestions;
    return endpoint === listGoesWith ? [aProduct({ id: 9 })] : { products: [] };
  };
  return load(loader, api, { path, params: { id: '7' } });
}

test('reviews past the last page lead to that', async () => {
  const location = await locationOf(pageAt('/product/7?reviews=9999&design=3'));
  expect(location).toBe('/product/7?reviews=2&design=3#reviews');
});

test('the reviews of so many stars, or with photos, are asked for; what makes no sense is not', async () => {
  const asked: unknown[] = [];
  const api = async (endpoint: Endpoint, input: { query?: unknown }) => {
    if (endpoint === getProduct) return aProduct();
    if (endpoint === listGoesWith) return [];
    if (endpoint === listQuestions) return noQuestions;
    if (endpoint !== listReviews) return { products: [] };
    asked.push(input.query);
    return { data: [], meta: { page: 1, pageCount: 1 } };
  };
  for (const path of ['/product/7?stars=5&photos=1', '/product/7?stars=55&photos=yes']) {
    await load(loader, api, { path, params: { id: '7' } });
  }
  expect(asked).toEqual([
    { page: 1, perPage: 5, rating: 5, withPhotos: 'true' },
    { page: 1, perPage: 5 },
  ]);
});

test('what the product is like is said by the server', async () => {
  await expect(pageAt('/product/7')).resolves.toMatchObject({
    facts: { titles: { details: 'المواصفات' } },
  });
});

test('the newest questions are shown, with a way to all of them where there are more', async () => {
  const asked: unknown[] = [];
  const pageWith = (questions: () => unknown) =>
    load(
      loader,
      async (endpoint: Endpoint, input: { query?: unknown }) => {
        if (endpoint === getProduct) return aProduct();
        if (endpoint === listReviews) return { data: [], meta: { page: 1, pageCount: 1 } };
        if (endpoint === listGoesWith) return [];
        if (endpoint !== listQuestions) return { products: [] };
        asked.push(input.query);
        return questions();
      },
      { path: '/product/7', params: { id: '7' } },
    );
  const some = (totalCount: number) => ({ data: [], meta: { totalCount } });
  await expect(pageWith(() => some(14))).resolves.toMatchObject({
    questions: { list: some(14), words: { all: 'كل الأسئلة (١٤)' } },
  });
  expect(asked).toEqual([{ perPage: 3 }]);
  await expect(pageWith(() => some(3))).resolves.toMatchObject({
    questions: { words: { all: null } },
  });
  const failing = pageWith(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(failing).resolves.toMatchObject({ questions: { list: null } });
});

test('the last page of reviews is shown', async () => {
  await expect(pageAt('/product/7?reviews=2')).resolves.toMatchObject({ product: aProduct() });
});

test('what goes with the product is shown, and the page stands without it', async () => {
  await expect(pageAt('/product/7')).resolves.toMatchObject({ goesWith: [{ id: 9 }] });

  const api = async (endpoint: Endpoint) => {
    if (endpoint === getProduct) return aProduct();
    throw new Error('is down');
  };
  await expect(
    load(loader, api, { path: '/product/7', params: { id: '7' } }),
  ).resolves.toMatchObject({ goesWith: [], related: [], reviews: null, shippingOptions: null });
});

test('fees and days come with the page, so that the browser need not ask for them', async () => {
  const api = async (endpoint: Endpoint) => {
    if (endpoint === getProduct) return aProduct();
    if (endpoint === getShippingOptions) return someOptions;
    throw new Error('is down');
  };
  await expect(
    load(loader, api, { path: '/product/7', params: { id: '7' } }),
  ).resolves.toMatchObject({ shippingOptions: someOptions });
});
