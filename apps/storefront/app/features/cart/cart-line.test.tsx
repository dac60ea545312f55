import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { aCartItem } from '../../testing/a-product.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { CartLine } from './cart-line.tsx';

test.each([
  [/^One more/, 'Failed to add to cart'],
  [/^One less/, 'Failed to remove from cart'],
])('says what failed when %s is pressed in vain', async (button, words) => {
  const { cart } = renderInApp(<CartLine item={aCartItem(7, 2)} />);
  cart.setState({ setQuantity: () => Promise.reject(new Error('no connection')) });

  await userEvent.click(await screen.findByRole('button', { name: button }));

  expect(await screen.findByText(words)).toBeVisible();
});

test('says what failed when the line cannot be removed', async () => {
  const { cart } = renderInApp(<CartLine item={aCartItem(7, 2)} />);
  cart.setState({ remove: () => Promise.reject(new Error('no connection')) });

  await userEvent.click(await screen.findByRole('button', { name: /^Remove/ }));

  expect(await screen.findByText('Failed to remove item')).toBeVisible();
});

test('says what is left where more was asked for', async () => {
  renderInApp(<CartLine item={aCartItem(7, 2)} />);
  const quantity = await screen.findByRole('spinbutton');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '9999{Enter}');
  expect(screen.getByText('Only 9 left')).toBeVisible();
});

test.each([
  [1, 'Only 1 left'],
  [0, 'Sold out'],
])('says so when %i are left of what is wanted', async (stock, words) => {
  const item = aCartItem(7, 2);
  renderInApp(<CartLine item={{ ...item, productDesign: { ...item.productDesign, stock } }} />);
  expect(await screen.findByText(words)).toBeVisible();
});

test('names product and design in all that changes a line', async () => {
  renderInApp(<CartLine item={aCartItem(7, 2)} />);
  for (const button of [/^One more: .*Fruit bowl, Oak/, /^One less: .*Fruit bowl, Oak/]) {
    expect(await screen.findByRole('button', { name: button })).toBeVisible();
  }
  expect(screen.getByRole('button', { name: /^Remove .*Fruit bowl, Oak/ })).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: /^Quantity of .*Fruit bowl, Oak/ })).toBeVisible();
});

test('leads to the product with the design that is in the cart', async () => {
  renderInApp(<CartLine item={aCartItem(8)} />);
  expect(await screen.findByRole('link', { name: 'Fruit bowl' })).toHaveAttribute(
    'href',
    '/product/1/fruit-bowl?design=8',
  );
});
