import { type Endpoint, listCategories, listProducts } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { load, locationOf } from '../testing/call-route.ts';
import { loader } from './category.tsx';

const boards = { id: 3, name: 'Boards', nameAr: 'ألواح' };
const path = encodeURI('/categoryIds/3/ألواح');

test('a category without products leads to all products', async () => {
  const api = async (endpoint: Endpoint) =>
    endpoint === listCategories ? [] : { products: [], totalCount: 0, perPage: 12 };
  const response = load(loader, api, { path: '/categoryIds/3', params: { id: '3' } });
  expect(await locationOf(response)).toBe('/products');
});

test('a page past the last one leads to that', async () => {
  const api = async (endpoint: Endpoint) =>
    endpoint === listCategories ? [boards] : { products: [], totalCount: 13, perPage: 12 };
  const response = load(loader, api, { path: `${path}?page=9`, params: { id: '3' } });
  expect(await locationOf(response)).toBe(`${path}?page=2`);
});

test.each(['/categoryIds/3', '/categoryIds/3/boards'])(
  'from %s it leads to the words of the language, with all that is asked',
  async (asked) => {
    const api = async (endpoint: Endpoint) =>
      endpoint === listCategories ? [boards] : { products: [], totalCount: 13, perPage: 12 };
    const response = load(loader, api, { path: `${asked}?page=2`, params: { id: '3' } });
    expect(await locationOf(response)).toBe(`${path}?page=2`);
  },
);

test('a category that is not there leads nowhere, whatever is asked of it', async () => {
  const api = async (endpoint: Endpoint) =>
    endpoint === listCategories ? [boards] : { products: [], totalCount: 0, perPage: 12 };
  await expect(
    load(loader, api, { path: '/categoryIds/9?inStock=true', params: { id: '9' } }),
  ).rejects.toMatchObject({ init: { status: 404 } });
});

test('a failure of either call names what finds it in the logs', async () => {
  for (const broken of [listCategories, listProducts]) {
    const api = async (endpoint: Endpoint) => {
      if (endpoint === broken) throw Object.assign(new Error(), { requestId: 'in-the-log' });
      return endpoint === listCategories ? [] : { products: [], totalCount: 0, perPage: 12 };
    };
    await expect(
      load(loader, api, { path: '/categoryIds/3', params: { id: '3' } }),
    ).rejects.toMatchObject({ data: { requestId: 'in-the-log' }, init: { status: 500 } });
  }
});
