import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { aCartItem } from '../../testing/a-product.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { CartButton } from './cart-button.tsx';

beforeEach(() => {
  localStorage.setItem('cartItems', JSON.stringify([aCartItem(7, 2), aCartItem(8, 1, 0)]));
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const miniCart = () => screen.queryByRole('dialog', { name: 'Your Cart' });
/** Its code comes when it is first opened. */
const opened = () => screen.findByRole('dialog', { name: 'Your Cart' });

test('says how much is in the cart', async () => {
  renderInApp(<CartButton />);
  expect(await screen.findByRole('link', { name: /Cart, .*3.* pieces/ })).toBeVisible();
});

test('shows lines and subtotal in pounds, and leads to the cart', async () => {
  renderInApp(<CartButton />);
  await userEvent.hover(await screen.findByRole('link', { name: /Cart/ }));

  const panel = within(await opened());
  expect(panel.getAllByRole('listitem')[0]).toHaveTextContent('Fruit bowl2 × LE 890.00');
  expect(panel.getByText('Subtotal:').parentElement).toHaveTextContent('LE 1,891.00');
  expect(panel.getByRole('link', { name: 'Go to Cart' })).toHaveAttribute('href', '/cart');
});

test('shows its sums with the sign that the owner has chosen', async () => {
  renderInApp(<CartButton />, { shop: { currencySign: '$' } });
  await userEvent.hover(await screen.findByRole('link', { name: /Cart/ }));

  const panel = within(await opened());
  expect(panel.getAllByRole('listitem')[0]).toHaveTextContent('Fruit bowl2 × $890.00');
  expect(panel.getByText('Subtotal:').parentElement).toHaveTextContent('$1,891.00');
});

test('closes three seconds after the mouse has left, and not before', async () => {
  renderInApp(<CartButton />);
  const link = await screen.findByRole('link', { name: /Cart/ });
  await userEvent.hover(link);
  await opened();
  vi.useFakeTimers();
  fireEvent.pointerLeave(link, { pointerType: 'mouse' });

  act(() => vi.advanceTimersByTime(2900));
  expect(miniCart()).toBeVisible();
  act(() => vi.advanceTimersByTime(200));
  expect(miniCart()).toBeNull();
});

test('opens for a mouse that was there before the page was ready, once', async () => {
  renderInApp(<CartButton />);
  const link = await screen.findByRole('link', { name: /Cart/ });
  fireEvent.pointerMove(link, { pointerType: 'mouse' });
  expect(await opened()).toBeVisible();

  await userEvent.keyboard('{Escape}');
  fireEvent.pointerMove(link, { pointerType: 'mouse' });
  expect(miniCart()).toBeNull();
});

test('opens for the keyboard, and closes at once on Escape', async () => {
  renderInApp(<CartButton />);
  await screen.findByRole('link', { name: /Cart, / });
  await userEvent.tab();
  expect(await opened()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(miniCart()).toBeNull();
});

test('opened by the mouse, closes on Escape without taking focus from where it is', async () => {
  renderInApp(
    <>
      <button type="button">Elsewhere</button>
      <CartButton />
    </>,
  );
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  act(() => elsewhere.focus());
  await userEvent.hover(await screen.findByRole('link', { name: /Cart, / }));
  expect(await opened()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(miniCart()).toBeNull();
  expect(elsewhere).toHaveFocus();
});

test('says that an empty cart is empty', async () => {
  localStorage.clear();
  renderInApp(<CartButton />, { locale: 'ar' });
  await userEvent.hover(screen.getByRole('link', { name: 'السلة' }));
  expect(await screen.findByText('سلتك فارغة.')).toBeVisible();
});
