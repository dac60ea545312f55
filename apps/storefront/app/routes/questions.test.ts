import { type Endpoint, getProduct, listQuestions } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { aProduct } from '../testing/a-product.ts';
import { load, locationOf } from '../testing/call-route.ts';
import { loader } from './questions.tsx';

const asked: unknown[] = [];

/** The page at this address, of a product with two pages of questions. */
function pageAt(path: string) {
  const api = async (endpoint: Endpoint, input: { query?: unknown }) => {
    if (endpoint === getProduct) return aProduct();
    if (endpoint !== listQuestions) throw new Error('Nobody asks for this here');
    asked.push(input.query);
    return { data: [], meta: { page: 1, pageCount: 2, totalCount: 14 } };
  };
  return load(loader, api, { path, params: { id: '7' } });
}

test('the page that is asked for is shown, and past the last page that', async () => {
  await expect(pageAt('/product/7/questions?page=2')).resolves.toMatchObject({
    words: { all: null, titleOf: expect.stringContaining(aProduct().nameAr) },
  });
  expect(asked).toEqual([{ page: 2, perPage: 10 }]);
  const location = await locationOf(pageAt('/product/7/questions?page=9'));
  expect(location).toBe('/product/7/questions?page=2');
});
