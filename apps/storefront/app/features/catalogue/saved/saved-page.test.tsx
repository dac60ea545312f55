import { listProductsById, piastres } from '@craftsandore/contract';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { keep } from '../../../saved/saved-items.ts';
import { aDesign, aProduct } from '../../../testing/a-product.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { SavedPage } from './saved-page.tsx';

beforeEach(() => localStorage.clear());

const saved = (...items: [productId: number, price: number][]) =>
  keep({
    userId: null,
    items: items.map(([productId, price]) => ({ productId, price: piastres(price) })),
    unsent: [],
  });

function answer(products: ReturnType<typeof aProduct>[]) {
  const fetched = vi.fn(async (input: Request) => {
    if (!input.url.includes(listProductsById.path)) throw new TypeError('Failed to fetch');
    const data = listProductsById.data.encode(products);
    return Response.json({ data });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('says where the first one comes from', async () => {
  renderInApp(<SavedPage />);
  expect(await screen.findByText('Nothing saved yet')).toBeVisible();
});

test('shows what was saved, what has become of its price, and the way into the cart', async () => {
  saved([1, 100_000], [2, 89_000]);
  answer([
    aProduct(),
    aProduct({ id: 2, name: 'Tray', productDesigns: [aDesign({ id: 8, stock: 0 })] }),
  ]);
  const { cart } = renderInApp(<SavedPage />);

  expect(await screen.findByText(/LE 110.* less since you saved it/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Saved 2');
  await userEvent.click(screen.getByRole('button', { name: /^Add to Cart: .Fruit bowl/ }));
  expect(cart.getState().items).toMatchObject([{ productDesignId: 7, quantity: 1 }]);

  const ask = await screen.findByRole('button', { name: /^Tell me when it is back: .Tray/ });
  await userEvent.click(ask);
  expect(screen.getByRole('textbox', { name: /Email/ })).toHaveFocus();
});

test('keeps a card whose heart was pressed until the page is left', async () => {
  saved([1, 89_000]);
  answer([aProduct()]);
  renderInApp(<SavedPage />);

  const heart = await screen.findByRole('button', { name: /^Save .Fruit bowl/ });
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Fruit bowl')).toBeVisible();
});

test('says that the products could not be had, and asks again', async () => {
  saved([1, 89_000]);
  const failing = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', failing);
  renderInApp(<SavedPage />);
  const retry = await screen.findByRole('button', { name: 'Try again' });

  answer([aProduct()]);
  await userEvent.click(retry);
  expect(await screen.findByText('Fruit bowl')).toBeVisible();
});

test('shows what was last read of them while there is no connection', async () => {
  saved([1, 89_000]);
  answer([aProduct()]);
  renderInApp(<SavedPage />);
  expect(await screen.findByText('Fruit bowl')).toBeVisible();
  cleanup();

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  renderInApp(<SavedPage />);
  expect(await screen.findByText('Fruit bowl')).toBeVisible();

  answer([aProduct({ name: 'Salad bowl' })]);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Salad bowl')).toBeVisible();
});
