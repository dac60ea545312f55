import { getCartLink, piastres, quoteOrder, type Endpoint } from '@craftsandore/contract';
import { expect, test } from 'vitest';

import { aCartItem } from '../testing/a-product.ts';
import { load } from '../testing/call-route.ts';
import { loader } from './buy.tsx';

/** What the page is given where the shop has so many pieces of each design. */
async function read(items: string, available: Record<number, number> = {}, query = '') {
  const asked: unknown[] = [];
  const api = async (endpoint: Endpoint, { body }: { body: unknown }) => {
    if (endpoint === getCartLink) throw new Error('no picture today');
    expect(endpoint).toBe(quoteOrder);
    asked.push(body);
    const lines = Object.entries(available).map(([id, pieces]) => {
      const item = aCartItem(Number(id));
      return { ...item, unitPrice: piastres(1), available: pieces, discount: piastres(0) };
    });
    return { lines };
  };
  const path = `/buy/${items}${query}`;
  const { data, init } = await load(loader, api, { path, params: { items } });
  return { ...data, status: init?.status, asked };
}

test('what there is goes in, what there is not is told', async () => {
  const { wanted, to, asked } = await read('7:2,8:3,9:1,5:1,a:1', { 7: 9, 8: 1, 9: 0 });
  expect(asked).toMatchObject([{ items: [{}, {}, {}, {}] }]);
  expect(wanted?.items).toMatchObject([
    { productDesignId: 7, quantity: 2 },
    { productDesignId: 8, quantity: 1 },
  ]);
  expect(wanted?.shortages).toMatchObject([{ got: 1 }, { got: 0 }]);
  expect(wanted?.isWhole).toBe(false);
  expect(to).toBe('/cart');
});

test('more than a cart holds is as much as it holds', async () => {
  const { wanted, asked } = await read('7:500', { 7: 1000 });
  expect(asked).toMatchObject([{ items: [{ quantity: 99 }] }]);
  expect(wanted).toMatchObject({ items: [{ quantity: 99 }], shortages: [{ got: 99 }] });
});

test('a broken link asks nothing and fills nothing, not even half of it', async () => {
  expect(await read('7:1,8:0', { 7: 9 })).toMatchObject({ wanted: null, status: 400, asked: [] });
  expect(await read('a:1')).toMatchObject({ wanted: { items: [], isWhole: false }, asked: [] });
});

test('it leads on to a page of the shop alone', async () => {
  expect((await read('7:1', { 7: 1 }, '?continue_to=/saved')).to).toBe('/saved');
  expect((await read('7:1', { 7: 1 }, '?continue_to=//evil.example')).to).toBe('/cart');
});
