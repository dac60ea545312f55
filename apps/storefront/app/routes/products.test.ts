import { ApiError } from '@craftsandore/api-client';
import { type Endpoint, listCategories, listFacets } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { load } from '../testing/call-route.ts';
import { loader } from './products.tsx';

/** What the page is made of when the API refuses to list products with this status. */
function refusedWith(status: number) {
  const api = async (endpoint: Endpoint) => {
    if (endpoint === listCategories) return [];
    throw new ApiError({ status, code: 'request.invalid', message: 'No.' });
  };
  return load(loader, api, { path: '/products?page=200000' });
}

test.each([400, 404, 422])(
  'holds nothing where the API says %i, and is no failure',
  async (status) => {
    await expect(refusedWith(status)).resolves.toMatchObject({
      data: { page: { products: [], totalCount: 0 }, isAbsent: true },
      init: { status: 404 },
    });
  },
);

test('is unavailable when the API is', async () => {
  await expect(refusedWith(500)).resolves.toMatchObject({
    data: { page: null, refusal: { sentence: 'No.' } },
    init: { status: 503 },
  });
});

test('a page past the last one is not found, but tells how many products there are', async () => {
  const api = async (endpoint: Endpoint) => {
    if (endpoint === listCategories) return [];
    // Its filters do without counts.
    if (endpoint === listFacets) throw new Error('No counts.');
    return { products: [], totalCount: 46, perPage: 12 };
  };
  await expect(load(loader, api, { path: '/products?page=99' })).resolves.toMatchObject({
    data: { page: { totalCount: 46 }, popular: [], isAbsent: true },
    init: { status: 404 },
  });
});
