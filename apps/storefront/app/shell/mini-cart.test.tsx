import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { Cart } from '../shop/cart-store.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { MiniCart } from './mini-cart.tsx';

function renderMiniCart(facts: Partial<Cart>) {
  const { cart } = renderInShop(<MiniCart />);
  act(() => cart.setState(facts));
}

test('holds the place of three lines while it loads', () => {
  renderMiniCart({ items: null });
  expect(document.querySelectorAll('[aria-busy] [data-shape=tile]')).toHaveLength(3);
});

test.each([
  [new TypeError('Failed to fetch'), 'Error fetching cart'],
  [Object.assign(new Error('Not now.'), { status: 503, code: 'server.unavailable' }), 'Not now.'],
])('says why there is nothing to show', (failure, words) => {
  renderMiniCart({ items: null, failure });
  expect(screen.getByText(words)).toBeVisible();
});
