import type { ProductPage } from '@craftsandore/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInShop } from '../../testing/render-in-shop.tsx';
import { ProductGridSkeleton } from './product-grid.tsx';
import { ProductsPage } from './products-page.tsx';

const render = (page: ProductPage | null, failure: string | null = null) =>
  renderInShop(<ProductsPage search={{ page: 1 }} categories={[]} page={page} failure={failure} />);

test.each([
  [null, 'حدث خطأ: Error fetching products'],
  ['Too often.', 'حدث خطأ: Too often.'],
])('begins in Arabic what failed, also on an English page', (failure, words) => {
  render(null, failure);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(words);
});

test('says in Arabic that there is nothing, also on an English page', () => {
  render({ products: [], totalCount: 0, perPage: 12 });
  expect(screen.getByText('لا توجد منتجات متاحة')).toHaveAttribute('lang', 'ar');
});

test('holds the place of eight products', () => {
  renderInShop(<ProductGridSkeleton />);
  expect(document.querySelectorAll('[aria-busy] [data-shape=tile]')).toHaveLength(8);
});
