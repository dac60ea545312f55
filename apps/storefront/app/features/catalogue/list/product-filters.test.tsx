import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { sampleCategories } from '../../../testing/sample-products.ts';
import { ProductFilters } from './product-filters.tsx';
import { productSearchHref, type ProductSearch, readProductSearch } from './product-search.ts';

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

/** The filters as the page has them: their search is that of the address. */
function FiltersOfAddress() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <ProductFilters
        search={readProductSearch(new URLSearchParams(search))}
        categories={sampleCategories}
      />
      <button onClick={() => void navigate(-1)}>Back</button>
      <Address />
    </>
  );
}

function renderFollowing(search: ProductSearch = { page: 1 }) {
  renderInApp(<FiltersOfAddress />, { path: productSearchHref(search) });
  const filters = within(screen.getByRole('group', { name: 'Filters' }));
  return { filters, user: userEvent.setup() };
}

afterEach(() => void vi.useRealTimers());

test('a category acts when it is chosen, keeps the focus, and is undone by the way back', async () => {
  const { user } = renderFollowing({ page: 1 });
  const [category] = sampleCategories;
  const box = screen.getByRole('combobox', { name: 'Category' });
  box.focus();
  await user.selectOptions(box, String(category?.id));
  await waitFor(() => expect(address()).toBe(`/products?categoryIds=${category?.id}`));
  expect(box).toHaveDisplayValue(category?.name ?? '');
  expect(box).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(address()).toBe('/products'));
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('All');
});

test('what is in stock keeps the focus, and is undone by the way back', async () => {
  const { filters, user } = renderFollowing();
  await user.click(filters.getByRole('checkbox'));
  await waitFor(() => expect(address()).toBe('/products?inStock=true'));
  expect(filters.getByRole('checkbox')).toBeChecked();
  expect(filters.getByRole('checkbox')).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(filters.getByRole('checkbox')).not.toBeChecked());
});

test('a price acts once typing pauses, and when it is left', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { filters, user } = renderFollowing();
  const lowest = filters.getByRole('textbox', { name: /from/ });
  await user.type(lowest, '٢٠٠');
  expect(address()).toBe('/products');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await waitFor(() => expect(address()).toBe('/products?minPrice=200'));
  expect(lowest).toHaveFocus();
  expect(lowest).toHaveValue('200');

  // On the way to 3000: to swap the prices now would be to write over what is being typed.
  const highest = filters.getByRole('textbox', { name: /to/ });
  await user.type(highest, '30');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(address()).toBe('/products?minPrice=200');
  await user.type(highest, '00');
  await user.tab();
  await waitFor(() => expect(address()).toBe('/products?minPrice=200&maxPrice=3000'));

  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(highest).toHaveValue(''));
  expect(lowest).toHaveValue('200');
});

test('only what was chosen stands in the address', async () => {
  const { filters, user } = renderFilters();
  await user.type(screen.getByRole('combobox', { name: 'Search products' }), 'bowl');
  await user.type(filters.getByRole('textbox', { name: /from/ }), '٢٠٠{Enter}');
  await waitFor(() => expect(address()).toBe('/products?query=bowl&minPrice=200'));
});

test('what can be had now is shown at one press', async () => {
  const { filters, user } = renderFilters({ sort: 'price-up', page: 3 });
  await user.click(filters.getByRole('checkbox'));
  await waitFor(() => expect(address()).toBe('/products?sort=price-up&inStock=true'));
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
  await waitFor(() => expect(address()).toBe('/products?query=bowl&minPrice=100&maxPrice=900'));
});

test('what was searched comes by how well it fits, unless somebody wants the newest first', async () => {
  const { user } = renderFilters({ query: 'bowl', page: 2 });
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  expect(order).toHaveDisplayValue('Best match');
  await user.selectOptions(order, 'Newest');
  await waitFor(() => expect(address()).toBe('/products?query=bowl&sort=newest'));
});

test('without a search the newest come first, and nothing fits best', () => {
  renderFilters();
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  expect(order).toHaveDisplayValue('Newest');
  expect(within(order).queryByRole('option', { name: 'Best match' })).not.toBeInTheDocument();
});
