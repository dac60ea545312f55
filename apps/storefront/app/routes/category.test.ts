import { ApiError } from '@craftsandore/api-client';
import {
  type Endpoint,
  getCategory,
  listCategories,
  listFacets,
  listProducts,
} from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { load, locationOf } from '../testing/call-route.ts';
import { loader } from './category.tsx';

const boards = { id: 3, name: 'Boards', nameAr: 'ألواح' };
const absent = new ApiError({ status: 404, code: 'category.not_found' });

/** A shop whose categories are these, with as many products. */
const shopOf = (categories: object[], totalCount: number) => async (endpoint: Endpoint) => {
  if (endpoint === listCategories) return categories;
  if (endpoint === listFacets) throw absent;
  if (endpoint !== getCategory) return { products: [], totalCount, perPage: 12 };
  if (!categories[0]) throw absent;
  return categories[0];
};
const path = encodeURI('/categoryIds/3/ألواح');

test('a category without products leads to all products', async () => {
  const api = shopOf([], 0);
  const response = load(loader, api, { path: '/categoryIds/3', params: { id: '3' } });
  expect(await locationOf(response)).toBe('/products');
});

test('a page past the last one leads to that', async () => {
  const api = shopOf([boards], 13);
  const response = load(loader, api, { path: `${path}?page=9`, params: { id: '3' } });
  expect(await locationOf(response)).toBe(`${path}?page=2`);
});

test.each(['/categoryIds/3', '/categoryIds/3/boards'])(
  'from %s it leads to the words of the language, with all that is asked',
  async (asked) => {
    const api = shopOf([boards], 13);
    const response = load(loader, api, { path: `${asked}?page=2`, params: { id: '3' } });
    expect(await locationOf(response)).toBe(`${path}?page=2`);
  },
);

test('a category that is not there leads nowhere, whatever is asked of it', async () => {
  const api = shopOf([], 0);
  await expect(
    load(loader, api, { path: '/categoryIds/9?inStock=true', params: { id: '9' } }),
  ).rejects.toMatchObject({ init: { status: 404 } });
});

test('one that is hidden is not found, although its products are for sale', async () => {
  const asked = { path: '/categoryIds/3', params: { id: '3' } };
  await expect(load(loader, shopOf([], 13), asked)).rejects.toMatchObject({
    init: { status: 404 },
  });
});

test('it comes with what is said of it', async () => {
  const described = { ...boards, description: 'To cut on.', descriptionAr: 'للتقطيع.' };
  const loaded = await load(loader, shopOf([described], 13), { path, params: { id: '3' } });
  expect(loaded).toMatchObject({ category: described });
});

test('a failure of any call names what finds it in the logs', async () => {
  for (const broken of [getCategory, listCategories, listProducts]) {
    const api = async (endpoint: Endpoint) => {
      if (endpoint === broken) throw Object.assign(new Error(), { requestId: 'in-the-log' });
      return endpoint === listCategories ? [] : { products: [], totalCount: 0, perPage: 12 };
    };
    await expect(
      load(loader, api, { path: '/categoryIds/3', params: { id: '3' } }),
    ).rejects.toMatchObject({ data: { requestId: 'in-the-log' }, init: { status: 500 } });
  }
});
