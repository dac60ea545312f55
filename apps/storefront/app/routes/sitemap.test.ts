// @vitest-environment node
import { type Endpoint, listCategories, listPages } from '@craftsandore/contract';
import { beforeEach, expect, test, vi } from 'vitest';

import { load } from '../testing/call-route.ts';
import { loader as loadIndex } from './sitemap.ts';
import { loader as loadPart } from './sitemap-part.ts';

let totalCount = 1203;
beforeEach(() => void (totalCount = 1203));

/** A catalogue of `count` products, the newest first. */
const api = vi.fn(
  async (endpoint: Endpoint, input: { query?: { page?: number; perPage: number } }) => {
    if (endpoint === listCategories) return [{ id: 4, name: 'Bowls', nameAr: 'أوانٍ' }];
    if (endpoint === listPages) return [{ slug: 'help' }, { slug: 'wholesale' }];
    const { page = 1, perPage } = input.query ?? { perPage: 12 };
    const after = (page - 1) * perPage;
    const length = Math.max(0, Math.min(perPage, totalCount - after));
    const products = Array.from({ length }, (_, place) => ({
      id: totalCount - after - place,
      ...{ name: 'Bowl', nameAr: 'وعاء' },
    }));
    return { products, totalCount, perPage };
  },
);

function call<Args>(loader: (args: Args) => Promise<Response>, part = '', given: unknown = api) {
  const response = load(loader, given, { params: { part } });
  return response.catch((thrown: unknown) => thrown as Response); // they throw nothing else
}

const addressesIn = async (response: Promise<Response>) =>
  (await (await response).text()).match(/(?<=<loc>)[^<]+/g) ?? [];

test('the index names a part for every thousand products', async () => {
  const response = await call(loadIndex);
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  // As a page: the server's cache keeps it until the catalogue changes.
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
  expect(await addressesIn(Promise.resolve(response))).toEqual(
    ['shop.xml', 'products-1.xml', 'products-2.xml'].map(
      (part) => `http://localhost:4200/sitemap/${part}`,
    ),
  );
});

test('all products are in the parts, each in both languages', async () => {
  const first = await addressesIn(call(loadPart, 'products-1.xml'));
  const second = await addressesIn(call(loadPart, 'products-2.xml'));
  expect(first).toHaveLength(2000);
  expect(second).toHaveLength(406);
  expect(new Set([...first, ...second]).size).toBe(2 * totalCount);
  expect(second.at(-1)).toBe('http://localhost:4200/product/1/bowl?lang=en');
});

test('the shop itself is in a part of its own', async () => {
  const addresses = await addressesIn(call(loadPart, 'shop.xml'));
  expect(addresses).toContain('http://localhost:4200/about');
  expect(addresses).toContain('http://localhost:4200/categoryIds/4/bowls?lang=en');
  expect(addresses).toContain(`http://localhost:4200${encodeURI('/categoryIds/4/أوان')}`);
  expect(addresses).toContain('http://localhost:4200/pages/wholesale');
  expect(addresses.filter((address) => address.endsWith('/help'))).toHaveLength(1);
});

test('what leaves the shop leaves its part at the next reading', async () => {
  expect(await addressesIn(call(loadPart, 'products-2.xml'))).toHaveLength(406);
  totalCount = 1202;
  expect(await addressesIn(call(loadPart, 'products-2.xml'))).toHaveLength(404);
});

test.each(['products-0.xml', 'products-9.xml', 'products-1.txt', 'other.xml'])(
  'there is no part %s',
  async (part) => expect((await call(loadPart, part)).status).toBe(404),
);

test('asks crawlers to come again while the API is away', async () => {
  const away = () => Promise.reject(new Error('away'));
  expect((await call(loadIndex, '', away)).status).toBe(503);
  expect((await call(loadPart, 'products-8.xml', away)).status).toBe(503);
});
