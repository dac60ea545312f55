import type { StaffCategory } from '@craftsandore/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { sessionOf } from '../../../testing/session-of.ts';
import { CategoriesPage } from './categories-page.tsx';

const bowls = {
  ...{ id: 3, name: 'Bowls', nameAr: 'سلطانيات', imageUrl: null, photo: null, version: 1 },
  ...{ description: '', descriptionAr: '', isHidden: false },
};

function renderPage(counts: Partial<StaffCategory> = {}, role?: 'Developer') {
  renderInApp(
    <CategoriesPage
      categories={[{ ...bowls, productCount: 5, publishedCount: 5, ...counts }]}
      productsHref={({ id }) => `/products?categoryIds=${id}`}
    />,
    { session: sessionOf(role ?? 'Admin') },
  );
  return screen.findByRole('row', { name: /^Bowls\s*سلطانيات/ });
}

test('a row names its category in both languages and leads to its products', async () => {
  const row = within(await renderPage());
  const link = row.getByRole('link', { name: '5 products' });
  expect(link).toHaveAttribute('href', '/products?categoryIds=3');
  expect(row.queryByText(/in the shop/)).not.toBeInTheDocument();
});

test('says how many customers see where that is not all', async () => {
  const row = within(await renderPage({ productCount: 5, publishedCount: 3 }));
  expect(row.getByText('3 in the shop')).toBeVisible();
});

test('leads nowhere from a category without products', async () => {
  const row = await renderPage({ productCount: 0, publishedCount: 0 });
  expect(row).toHaveTextContent('0 products');
  expect(within(row).queryByRole('link')).not.toBeInTheDocument();
});

test('offers to delete only who may', async () => {
  const row = within(await renderPage(undefined, 'Developer'));
  expect(row.getByRole('button', { name: /edit.*bowls/i })).toBeVisible();
  expect(row.queryByRole('button', { name: /delete.*bowls/i })).not.toBeInTheDocument();
});

test('marks a category that customers do not see', async () => {
  expect(await renderPage({ isHidden: true })).toHaveTextContent('Hidden');
});

test('marks no other', async () => {
  expect(await renderPage()).not.toHaveTextContent('Hidden');
});

test('offers another order only of several', async () => {
  await renderPage();
  expect(screen.queryByRole('button', { name: 'Change the order' })).not.toBeInTheDocument();
});
