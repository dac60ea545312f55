import type { ApiClient } from '@craftsandore/api-client';
import { type Endpoint, listCategories } from '@craftsandore/contract';
import { RouterContextProvider } from 'react-router-dom';
import { expect, test } from 'vitest';

import { apiContext } from '../server/api.server.ts';
import { loader } from './category.tsx';

test('a category without products leads to all products', async () => {
  const api = async (endpoint: Endpoint) =>
    endpoint === listCategories ? [] : { products: [], totalCount: 0, perPage: 12 };
  const context = new RouterContextProvider();
  context.set(apiContext, api as ApiClient); // serves what this loader asks
  const request = new Request('http://shop.example/categoryIds/3');
  const args = { request, context, params: { id: '3' } };

  const response = await loader(args as unknown as Parameters<typeof loader>[0]).catch(
    (thrown: unknown) => thrown,
  );
  expect(response).toBeInstanceOf(Response);
  expect((response as Response).headers.get('location')).toBe('/products'); // checked just above
});
