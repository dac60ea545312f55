import { expect, test, vi } from 'vitest';

import { aProduct } from '../testing/a-product.ts';
import { load } from '../testing/call-route.ts';
import { loader } from './products-by-id.ts';

test('hands over what lists show of products, for nobody else to keep', async () => {
  const api = vi.fn(async () => [aProduct({ id: 7 })]);
  const response = await load(loader, api, { path: '/products.json?ids=7' });
  expect(response.headers.get('cache-control')).toBe('private, max-age=60');
  const [product] = await response.json();
  expect(product).toMatchObject({ id: 7, name: 'Fruit bowl' });
  expect(product).not.toHaveProperty('description');
});

test.each(['', '?ids=', '?ids=x', '?ids=0', '?ids=1,,2', `?ids=${'9'.repeat(2000)}`])(
  'is not there at %s',
  async (search) => {
    const api = vi.fn();
    const loading = load(loader, api, { path: `/products.json${search}` });
    await expect(loading).rejects.toMatchObject({ init: { status: 404 } });
    expect(api).not.toHaveBeenCalled();
  },
);
