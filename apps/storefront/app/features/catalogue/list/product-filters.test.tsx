import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { sampleCategories } from '../../../testing/sample-products.ts';
import { someFacets } from '../../../testing/some-facets.ts';
import { ProductFilters } from './product-filters.tsx';
import { productSearchHref, type ProductSearch, readProductSearch } from './product-search.ts';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

const inStock = { name: /In stock/ };

const address = () => screen.getByLabelText('Address').textContent;

function renderFilters(search: ProductSearch = { page: 1 }) {
  renderInApp(
    <>
      <ProductFilters search={search} facets={someFacets} />
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
      <ProductFilters search={readProductSearch(new URLSearchParams(search))} facets={someFacets} />
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
  const { filters, user } = renderFollowing({ page: 1 });
  const [category] = sampleCategories;
  const group = within(filters.getByRole('group', { name: 'Category' }));
  const box = group.getByRole('radio', { name: new RegExp(category?.name ?? '') });
  await user.click(box);
  await waitFor(() => expect(address()).toBe(`/products?categoryIds=${category?.id}`));
  expect(box).toBeChecked();
  expect(box).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(address()).toBe('/products'));
  expect(group.getByRole('radio', { name: 'All' })).toBeChecked();
});

test('what is in stock keeps the focus, and is undone by the way back', async () => {
  const { filters, user } = renderFollowing();
  await user.click(filters.getByRole('checkbox', inStock));
  await waitFor(() => expect(address()).toBe('/products?inStock=true'));
  expect(filters.getByRole('checkbox', inStock)).toBeChecked();
  expect(filters.getByRole('checkbox', inStock)).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(filters.getByRole('checkbox', inStock)).not.toBeChecked());
});

test('a price acts once typing pauses, and when it is left', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { filters, user } = renderFollowing();
  const lowest = filters.getByRole('textbox', { name: /From/ });
  await user.type(lowest, '٢٠٠');
  expect(address()).toBe('/products');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await waitFor(() => expect(address()).toBe('/products?minPrice=200'));
  expect(lowest).toHaveFocus();
  expect(lowest).toHaveValue('200');

  // On the way to 3000: to swap the prices now would be to write over what is being typed.
  const highest = filters.getByRole('textbox', { name: /Up to/ });
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
  const { filters, user } = renderFilters({ query: 'bowl', page: 1 });
  await user.type(filters.getByRole('textbox', { name: /From/ }), '٢٠٠{Enter}');
  await waitFor(() => expect(address()).toBe('/products?query=bowl&minPrice=200'));
});

test('what can be had now is shown at one press', async () => {
  const { filters, user } = renderFilters({ sort: 'price-up', page: 3 });
  await user.click(filters.getByRole('checkbox', inStock));
  await waitFor(() => expect(address()).toBe('/products?sort=price-up&inStock=true'));
});

test('the drawer of a phone changes what narrows the list, and leaves the rest', async () => {
  const { user } = renderFilters({ query: 'bowl', inStock: 'true', maxPrice: 900, page: 1 });
  await user.click(screen.getByRole('button', { name: /Filters \(.*2.*\)/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(drawer.getByRole('checkbox', inStock)).toBeChecked();

  await user.click(drawer.getByRole('checkbox', inStock));
  await user.type(drawer.getByRole('textbox', { name: /From/ }), '100');
  await user.click(drawer.getByRole('button', { name: /^Show/ }));
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

test('woods add up, and each is taken off by its chip', async () => {
  const { filters, user } = renderFollowing();
  await user.click(filters.getByRole('checkbox', { name: /Olive 14/ }));
  await waitFor(() => expect(address()).toBe('/products?woods=olive'));
  await user.click(filters.getByRole('checkbox', { name: /Beech/ }));
  await waitFor(() => expect(address()).toBe('/products?woods=olive,beech'));

  const chips = screen.getByRole('list', { name: 'Chosen filters' });
  await user.click(within(chips).getByRole('link', { name: /^Remove .*Olive/ }));
  await waitFor(() => expect(address()).toBe('/products?woods=beech'));
  expect(chips).toHaveFocus();
  expect(filters.getByRole('checkbox', { name: /Olive/ })).not.toBeChecked();
  await user.click(within(chips).getByRole('link', { name: 'Clear filters' }));
  await waitFor(() => expect(address()).toBe('/products'));
});

test('a range of prices is one chip, and stars another', async () => {
  const { user } = renderFollowing({ page: 1, minPrice: 100, maxPrice: 300, minRating: 4 });
  await user.click(screen.getByRole('link', { name: /^Remove .*100.* to .*300/ }));
  await waitFor(() => expect(address()).toBe('/products?minRating=4'));
  await user.click(screen.getByRole('link', { name: /^Remove .*stars and up/ }));
  await waitFor(() => expect(address()).toBe('/products'));
});
