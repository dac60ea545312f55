import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { aListedProduct } from '../../../testing/a-product.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { RecentlySeen } from './recently-seen.tsx';
import { rememberProduct, seenProducts } from './seen-products.ts';

beforeEach(() => localStorage.clear());

function shopWith(...names: string[]) {
  const asked = vi.fn(async (_: string) =>
    Response.json(names.map((name, index) => aListedProduct({ id: index + 3, name }))),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('shows what was looked at before, the latest first, and not this one', async () => {
  for (const id of [9, 7, 3, 4, 5, 6, 3]) rememberProduct(id);
  const asked = shopWith('Bowl', 'Tray');
  renderInApp(<RecentlySeen productId={6} />);

  expect(await screen.findByRole('region', { name: 'Seen recently' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tray' })).toHaveAttribute('href', '/product/4');
  expect(asked.mock.calls[0]?.[0]).toBe('/products.json?ids=3,5,4,7');
  expect(seenProducts().slice(0, 3)).toEqual([6, 3, 5]);
});

test('asks for nothing on the first product, and remembers twelve at most', () => {
  const asked = shopWith();
  renderInApp(<RecentlySeen productId={6} />);
  expect(asked).not.toHaveBeenCalled();
  for (let id = 1; id < 20; id += 1) rememberProduct(id);
  expect(seenProducts()).toHaveLength(12);
});

test.each(['no JSON', '{"a":1}', '["x", 7]'])('is not disturbed by %s in the storage', (text) => {
  localStorage.setItem('draft:seen-products', text);
  expect(seenProducts().filter((id) => id !== 7)).toEqual([]);
});
