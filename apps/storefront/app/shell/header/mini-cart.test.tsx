import { ApiError, refusalOf } from '@craftsandore/api-client';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { Cart } from '../../cart/cart-store.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { MiniCart } from './mini-cart.tsx';

function renderMiniCart(facts: Partial<Cart>) {
  const { cart } = renderInApp(<MiniCart />);
  act(() => cart.setState(facts));
}

test('holds the place of three lines while it loads', () => {
  renderMiniCart({ items: null });
  expect(document.querySelectorAll('[aria-busy] [data-shape=tile]')).toHaveLength(3);
});

test.each([
  [new TypeError('Failed to fetch'), 'Error fetching cart'],
  [new ApiError({ status: 503, code: 'server.unavailable', message: 'Not now.' }), 'Not now.'],
])('says why there is nothing to show', (error, words) => {
  renderMiniCart({ items: null, failure: refusalOf(error) });
  expect(screen.getByText(words)).toBeVisible();
});
