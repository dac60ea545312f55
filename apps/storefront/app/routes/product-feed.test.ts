// @vitest-environment node
import { type Endpoint, getShop } from '@craftsandore/contract';
import { shopAsDelivered } from '@craftsandore/rules';
import { expect, test, vi } from 'vitest';

import { aDesign, aProduct } from '../testing/a-product.ts';
import { load } from '../testing/call-route.ts';
import { loader } from './product-feed.ts';

const pieces = 250;
const productDesigns = [aDesign({ photosUrls: ['/1.webp'] }), aDesign({ id: 9 })];

/** A catalogue of as many products, a hundred in a call. */
const api = vi.fn(async (endpoint: Endpoint, input: { query: { page: number } }) => {
  if (endpoint === getShop) return shopAsDelivered();
  const after = (input.query.page - 1) * 100;
  const length = Math.max(0, Math.min(100, pieces - after));
  const products = Array.from({ length }, (_, place) =>
    aProduct({ id: after + place + 1, productDesigns }),
  );
  return { products, totalCount: pieces, perPage: 100 };
});

const feed = (given: unknown = api) => {
  const response = load(loader, given) as Promise<Response>; // that is all that it answers
  return response.catch((thrown: unknown) => thrown as Response);
};

test('the file has a row for each design of every product, a call at a time', async () => {
  const response = await feed();
  expect(response.headers.get('content-type')).toBe('text/tab-separated-values; charset=utf-8');
  const [head, ...rows] = (await response.text()).trimEnd().split('\n');
  expect(head).toMatch(/^id\ttitle\t/);
  expect(rows).toHaveLength(2 * pieces);
  expect(new Set(rows.map((row) => row.split('\t').length))).toEqual(new Set([21]));
});

test('no more of the catalogue is read than somebody takes', async () => {
  const reader = (await feed()).body?.getReader();
  api.mockClear();
  await reader?.read();
  await reader?.cancel();
  expect(api.mock.calls.length).toBeLessThan(3);
});

test('who comes while the API is away comes again', async () => {
  const away = () => Promise.reject(new Error('away'));
  expect((await feed(away)).status).toBe(503);
});

test('what fails on the way breaks off, and is not taken for the whole', async () => {
  const breaking = async (endpoint: Endpoint, input: { query: { page: number } }) => {
    if (endpoint !== getShop && input.query.page > 1) throw new Error('is down');
    return api(endpoint, input);
  };
  await expect((await feed(breaking)).text()).rejects.toThrow('is down');
});

test('a design without a photo anywhere is left out', async () => {
  const withoutPhoto = [aDesign({ photos: [], photosUrls: [] })];
  const bare = async (endpoint: Endpoint) =>
    endpoint === getShop
      ? shopAsDelivered()
      : { products: [aProduct({ productDesigns: withoutPhoto })], totalCount: 1, perPage: 100 };
  expect((await (await feed(bare)).text()).trimEnd().split('\n')).toHaveLength(1);
});
