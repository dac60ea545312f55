import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { ProductFilters } from './product-filters.tsx';
import type { ProductSearch } from './product-search.ts';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

const address = () => screen.getByLabelText('Address').textContent;

function renderFilters(search: ProductSearch = { page: 1 }) {
  renderInApp(
    <>
      <ProductFilters search={search} categories={[]} />
      <Address />
    </>,
  );
  const filters = within(screen.getByRole('group', { name: 'Filters' }));
  return { filters, user: userEvent.setup() };
}

test('only what was chosen stands in the address', async () => {
  const { filters, user } = renderFilters();
  await user.type(screen.getByRole('combobox', { name: 'Search products' }), 'bowl');
  await user.type(filters.getByRole('textbox', { name: /from/ }), '٢٠٠{Enter}');
  expect(address()).toBe('/products?query=bowl&minPrice=200');
});

test('what can be had now is shown at one press', async () => {
  const { filters, user } = renderFilters({ sort: 'price-up', page: 3 });
  await user.click(filters.getByRole('checkbox'));
  expect(address()).toBe('/products?sort=price-up&inStock=true');
});

test('the drawer of a phone changes what narrows the list, and leaves the rest', async () => {
  const { user } = renderFilters({ query: 'bowl', inStock: 'true', maxPrice: 900, page: 1 });
  await user.click(screen.getByRole('button', { name: /Filters \(.*2.*\)/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(drawer.getByRole('checkbox')).toBeChecked();

  await user.click(drawer.getByRole('checkbox'));
  await user.type(drawer.getByRole('textbox', { name: /from/ }), '100');
  await user.click(drawer.getByRole('button', { name: 'Show products' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe('/products?query=bowl&minPrice=100&maxPrice=900');
});

test('what was searched comes by how well it fits, unless somebody wants the newest first', async () => {
  const { user } = renderFilters({ query: 'bowl', page: 2 });
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  expect(order).toHaveDisplayValue('Best match');
  await user.selectOptions(order, 'Newest');
  expect(address()).toBe('/products?query=bowl&sort=newest');
});

test('without a search the newest come first, and nothing fits best', () => {
  renderFilters();
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  expect(order).toHaveDisplayValue('Newest');
  expect(within(order).queryByRole('option', { name: 'Best match' })).not.toBeInTheDocument();
});
