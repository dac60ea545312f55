import {
  listStaffProducts,
  pageMeta,
  saveDesign,
  type StaffProduct,
  updateProduct,
} from '@craftsandore/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { aStaffProduct } from '../testing/a-product.ts';
import { renderRoutes, routeOf } from '../testing/render-routes.tsx';
import * as products from './products.tsx';

/** The list of one product, of 840 pounds unless told otherwise. */
function renderList(facts: Partial<StaffProduct> = {}) {
  const update = vi.fn(async (_: unknown): Promise<unknown> => null);
  const api = async (endpoint: unknown, input: unknown) => {
    if (endpoint === updateProduct || endpoint === saveDesign) return update(input);
    if (endpoint !== listStaffProducts) return null;
    return { data: [aStaffProduct(facts)], meta: pageMeta(1, 20, 1) };
  };
  const frame = {
    element: <Outlet context={Promise.resolve([])} />,
    children: [routeOf('/products', products), { path: '/elsewhere', element: <p>Elsewhere</p> }],
  };
  return { update, ...renderRoutes([frame], api, ['/products']) };
}

const price = () => screen.findByRole('textbox', { name: /Price of/ });

/** Notices stay until they are pressed: a busy machine may take longer to press one than it is shown for. */
function keepNotices() {
  const { setTimeout } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((handler, ms = 0) =>
    setTimeout(handler, ms < 5000 ? ms : 600_000),
  );
}

test('offers to undo a price that was saved, over nothing but that price', async () => {
  keepNotices();
  const { update } = renderList();
  await userEvent.type(await price(), '{Backspace}1{Enter}');
  await waitFor(() =>
    expect(update).toHaveBeenCalledExactlyOnceWith({
      params: { id: 7 },
      body: { price: 841, seenPrice: 840 },
    }),
  );

  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(update).toHaveBeenLastCalledWith({
      params: { id: 7 },
      body: { price: 840, seenPrice: 841 },
    }),
  );
});

test('offers to undo a stock that was saved, over nothing but that stock', async () => {
  keepNotices();
  const { update } = renderList();
  await userEvent.click(await screen.findByRole('button', { name: /^Designs/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Stock of/ }), '0{Enter}');
  const saved = (stock: number, seenStock: number) => ({
    body: expect.objectContaining({ id: 71, stock, seenStock }) as unknown,
  });
  await waitFor(() => expect(update).toHaveBeenCalledExactlyOnceWith(saved(120, 12)));

  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(update).toHaveBeenLastCalledWith(saved(12, 120)));
});

test('asks before it is left with a price that is typed and not saved', async () => {
  const { update, router, path } = renderList();
  await userEvent.type(await price(), '5');
  await userEvent.click(document.body);
  void router.navigate('/elsewhere');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave the page' }));
  await screen.findByText('Elsewhere');
  expect(path()).toBe('/elsewhere');
  expect(update).not.toHaveBeenCalled();
});

test('says of what was archived that it is in the archive again', async () => {
  const moment = '2026-11-02T09:00:00.000Z';
  renderList({ isPublished: false, archivedAt: moment, removedAt: moment });
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText(/Live-edge olive board.* is back in the archive/)).toBeVisible();
});

test.each([
  [true, /Live-edge olive board.* is back in the shop\./],
  [false, /Live-edge olive board.* is back as a draft\. Publish it to show it in the shop\./],
])('says where a product is that was restored: published %s', async (isPublished, sentence) => {
  renderList({ isPublished, removedAt: '2026-11-02T09:00:00.000Z' });
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText(sentence)).toBeVisible();
});
