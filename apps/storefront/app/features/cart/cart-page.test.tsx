import { ApiError, refusalOf } from '@craftsandore/api-client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import type { Cart } from '../../cart/cart-store.ts';
import { writeGuestCart } from '../../cart/guest-cart.ts';
import { someOptions } from '../../testing/a-guest-order.ts';
import { aCartItem } from '../../testing/a-product.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { CartPage } from './cart-page.tsx';

function renderCart(facts: Partial<Cart>, { token = null }: { token?: string | null } = {}) {
  const { cart, session } = renderInApp(<CartPage delivery={null} wayOn="needs-address" />);
  act(() => {
    cart.setState({ load: () => Promise.resolve() });
    session.setState({ token });
    cart.setState(facts);
  });
  return cart;
}

const unavailable = { status: 503, code: 'server.unavailable', message: 'Not now.' };

test.each<[string, Partial<Cart>]>([
  ['Your cart is empty', { items: [] }],
  ['Error fetching cart', { items: null, failure: refusalOf(new TypeError('Failed to fetch')) }],
  ['Not now.', { items: null, failure: refusalOf(new ApiError(unavailable)) }],
  ['Please login', { items: null, failure: refusalOf(new ApiError({ status: 401 })) }],
])('says "%s"', (words, facts) => {
  renderCart(facts);
  expect(screen.getByRole('heading', { level: 2, name: words })).toBeVisible();
});

test('says at once that the session has ended', () => {
  renderCart({ items: null, failure: refusalOf(new ApiError({ status: 401 })) });
  expect(screen.getByRole('alert')).toHaveTextContent('Please login');
});

test('the button to the checkout says what is missing', async () => {
  renderCart({ items: [aCartItem(7)] });
  await userEvent.click(screen.getByRole('button', { name: 'Checkout' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose an address first');
});

test('begins at its top once it is empty', () => {
  const page = document.documentElement;
  page.scrollTop = 800;
  renderCart({ items: [] });
  expect(page.scrollTop).toBe(0);
});

test('holds the place of two lines while it loads', () => {
  renderCart({ items: null });
  expect(document.querySelectorAll('[aria-busy] [data-shape=tile]')).toHaveLength(2);
});

test.each([
  { pieces: 2, token: 'some', isOffered: true },
  { pieces: 1, token: 'some', isOffered: false },
  { pieces: 2, token: null, isOffered: false },
])('offers to clear $pieces lines, token $token: $isOffered', ({ pieces, token, isOffered }) => {
  renderCart({ items: [aCartItem(7), aCartItem(8)].slice(0, pieces) }, { token });
  expect(screen.queryAllByRole('button', { name: 'Clear Cart' })).toHaveLength(isOffered ? 1 : 0);
});

test.each([
  ['Clear Cart', 'some'],
  [/^Remove/, null],
])('puts back what %s has taken out, in its quantities', async (button, token) => {
  const restore = vi.fn(() => Promise.resolve());
  const empty = () => Promise.resolve();
  const items = [aCartItem(7, 2), aCartItem(8)];
  renderCart({ items, empty, remove: empty, restore }, { token });
  const [press] = screen.getAllByRole('button', { name: button });
  if (press) await userEvent.click(press);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(restore).toHaveBeenCalledExactlyOnceWith(token ? items : items.slice(0, 1));
});

test('puts a line back in its place, with the focus on it', async () => {
  writeGuestCart([aCartItem(7, 2), aCartItem(8, 2), aCartItem(9, 2)]);
  renderInApp(<CartPage delivery={null} wayOn="needs-address" />);
  const shown = () =>
    [...document.querySelectorAll('[data-line]')].map((line) => line.getAttribute('data-line'));
  const [, second] = screen.getAllByRole('button', { name: /^Remove/ });
  if (second) await userEvent.click(second);
  expect(shown()).toEqual(['7', '9']);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(shown()).toEqual(['7', '8', '9']);
  const line = document.querySelector('[data-line="8"]');
  await waitFor(() => expect(line).toContainElement(document.activeElement as HTMLElement));
});

test('says that the cart could not be cleared', async () => {
  const empty = () => Promise.reject(new Error('no connection'));
  renderCart({ items: [aCartItem(7), aCartItem(8)], empty }, { token: 'some' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear Cart' }));
  expect(await screen.findByText('Failed to clear cart')).toBeVisible();
});

test('a line that leaves hands the focus to the next one, the last one to the title', async () => {
  const items = [aCartItem(7), aCartItem(8)];
  const cart = renderCart({ items }, { token: 'some' });
  const remove = (id: number) => {
    const left = cart.getState().items?.filter(({ productDesignId }) => productDesignId !== id);
    cart.setState({ items: left ?? [] });
    return Promise.resolve();
  };
  act(() => cart.setState({ remove }));

  const removeFirst = async () => {
    const [button] = screen.getAllByRole('button', { name: /^Remove/ });
    if (button) await userEvent.click(button);
  };
  await removeFirst();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Fruit bowl' })).toHaveFocus());
  await removeFirst();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('says what delivery costs once it is known where to', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ data: someOptions }),
  );
  localStorage.setItem('governorate', 'EG-GZ');
  renderCart({ items: [aCartItem(7)] });
  const term = screen.getByText('Shipping fees');
  expect(term.nextElementSibling).toHaveTextContent('by governorate');
  await waitFor(() => expect(term.nextElementSibling?.textContent).toMatch(/^LE\s\d/));
});

test('says of what is made to order that it cannot be returned', () => {
  const item = aCartItem(7);
  const product = { ...item.productDesign.product, madeToOrderDays: 7 };
  const made = { ...item, productDesign: { ...item.productDesign, product } };
  renderCart({ items: [made, aCartItem(8)] });
  expect(screen.getAllByText(/^Made to order: cannot be returned/)).toHaveLength(1);
});
