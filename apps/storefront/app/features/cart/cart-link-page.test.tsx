import { ApiError } from '@craftsandore/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import { aCartItem } from '../../testing/a-product.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { CartLinkPage } from './cart-link-page.tsx';

beforeEach(() => localStorage.clear());

const wanted = { items: [aCartItem(7, 2), aCartItem(8, 1)], shortages: [], isWhole: true };
const held = () => JSON.parse(localStorage.getItem('cartItems') ?? '[]');

test('fills the cart without a press, and says so', async () => {
  renderInApp(<CartLinkPage wanted={wanted} to="/cart" />);
  expect(await screen.findByText('It is in your cart.')).toBeVisible();
  expect(held()).toMatchObject([
    { productDesignId: 7, quantity: 2 },
    { productDesignId: 8, quantity: 1 },
  ]);
});

test('adds nothing to what the cart holds already, however often it is opened', async () => {
  const { cart } = renderInApp(<CartLinkPage wanted={wanted} to="/cart" />);
  await screen.findByText('It is in your cart.');
  await act(() => cart.getState().setQuantity(7, 5));
  renderInApp(<CartLinkPage wanted={wanted} to="/cart" />);
  await waitFor(() => expect(screen.getAllByText('It is in your cart.')).toHaveLength(2));
  expect(held()).toMatchObject([{ quantity: 5 }, { quantity: 1 }]);
});

test('says what it could not put into the cart', async () => {
  const shortages = [
    { name: 'Bowl', nameAr: 'طبق', got: 1 },
    { name: 'Tray', nameAr: 'صينية', got: 0 },
  ];
  renderInApp(<CartLinkPage wanted={{ ...wanted, shortages, isWhole: false }} to="/cart" />);
  const notice = (await screen.findByText(/It is in your cart/)).textContent;
  expect(notice).toMatch(/Only .?1.? left of .?Bowl/);
  expect(notice).toMatch(/Tray.? cannot be bought now/);
  expect(notice).toContain('Not everything in this link is still sold.');
});

/** Shows the page once it is pressed. */
function Later() {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <CartLinkPage wanted={wanted} to="/cart" />;
  return <button onClick={() => setOpen(true)}>Open</button>;
}

test('says that it did not work, and tries again when it is told to', async () => {
  const { cart } = renderInApp(<Later />);
  const restore = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new ApiError({ status: 422, code: 'request.invalid', message: 'No.' }))
    .mockResolvedValue();
  act(() => cart.setState({ restore }));
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('No.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('It is in your cart.')).toBeVisible();
  expect(restore).toHaveBeenCalledTimes(2);
});

test.each([
  [{ ...wanted, items: [], isWhole: false }, 'Nothing in this link can be bought now'],
  [null, 'This link is broken. Please ask us for it again.'],
])('fills nothing by a link that has nothing to give', async (given, words) => {
  renderInApp(<CartLinkPage wanted={given} to="/cart" />);
  expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible();
  expect(held()).toEqual([]);
});
