import type { Result } from '@craftsandore/api-client';
import { type Category, pageMeta, piastres, type StaffProduct } from '@craftsandore/contract';
import type { RoleName } from '@craftsandore/roles';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { aDesign, aStaffProduct } from '../../../testing/a-product.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { sessionOf } from '../../../testing/session-of.ts';
import type { ProductFilters } from '../product-filters.ts';
import type { ExportProducts } from './export-menu.tsx';
import { ProductsPage } from './products-page.tsx';

async function renderPage(
  product: StaffProduct,
  as: RoleName = 'Admin',
  filters: ProductFilters = { page: 1 },
  categories: Promise<Category[]> = Promise.resolve([]),
) {
  const calls = {
    onExport: vi.fn<ExportProducts>(async () => refused()),
    onFilter: vi.fn(),
    onRefresh: vi.fn(),
    onPrice: vi.fn(async (): Promise<Result<unknown>> => accepted(null)),
    onStock: vi.fn(async (): Promise<Result<unknown>> => accepted(null)),
    onRestore: vi.fn(async (): Promise<Result<unknown>> => accepted(null)),
  };
  const products = Promise.resolve(
    accepted({ data: [product], meta: { ...pageMeta(1, 20, 1), lowStock: 5 } }),
  );
  await act(async () =>
    renderInApp(
      <ProductsPage filters={filters} products={products} categories={categories} {...calls} />,
      { session: sessionOf(as) },
    ),
  );
  await screen.findByRole('table');
  return calls;
}

const board = aStaffProduct({
  price: piastres(84_000),
  productDesigns: [
    aDesign({ name: 'Long', stock: 12 }),
    aDesign({ id: 72, name: 'Wide', stock: 0 }),
  ],
});
const price = () => screen.getByRole('textbox', { name: /Price of/ });

test('says which products are drafts, and shows these alone', async () => {
  const { onFilter } = await renderPage(aStaffProduct({ isPublished: false }));
  expect(within(screen.getByRole('table')).getByText('Draft')).toBeVisible();
  await userEvent.click(screen.getByText('Drafts'));
  expect(onFilter).toHaveBeenCalledWith({ page: 1, published: false });
});

test('says what is archived, and shows that alone', async () => {
  const archived = { isPublished: false, archivedAt: '2026-11-02T09:00:00.000Z' };
  const { onFilter } = await renderPage(aStaffProduct(archived));
  const label = screen.getAllByText('Archived');
  expect(within(screen.getByRole('table')).getByText('Archived')).toBeVisible();
  await userEvent.click(label[0] ?? document.body);
  expect(onFilter).toHaveBeenCalledWith({ page: 1, archived: true });
});

test('says which category is shown alone once the categories are there', async () => {
  const loaded = Promise.withResolvers<Category[]>();
  await renderPage(board, 'Admin', { page: 1, categoryIds: 3 }, loaded.promise);
  const category = { id: 3, name: 'Bowls', nameAr: 'سلطانيات', imageUrl: null, photo: null };
  await act(async () => loaded.resolve([category]));
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Bowls');
});

test('changes a price in place, in digits of either script', async () => {
  const { onPrice } = await renderPage(board);
  await userEvent.clear(price());
  await userEvent.type(price(), '١٬٢٥٠٫٥{Enter}');
  expect(onPrice).toHaveBeenCalledExactlyOnceWith(board, 1250.5);
});

test('says what a price has become meanwhile, and overwrites that only at a second word', async () => {
  const { onPrice } = await renderPage(board);
  const sentence = 'The price has changed to 601 in the meantime.';
  onPrice.mockResolvedValueOnce(refused({ status: 409, code: 'product.price_changed', sentence }));
  await userEvent.type(price(), '0{Enter}');
  expect(price()).toHaveAccessibleDescription(sentence);
  expect(onPrice).toHaveBeenCalledOnce();
  await userEvent.type(price(), '{Enter}');
  expect(onPrice).toHaveBeenCalledTimes(2);
});

test('keeps a stock that is typed while its designs are closed', async () => {
  const { onStock } = await renderPage(board);
  const opener = screen.getByRole('button', { name: /Designs of/ });
  await userEvent.click(opener);
  await userEvent.type(screen.getByRole('textbox', { name: /Stock of .*Wide/ }), '7');
  await userEvent.click(opener);
  await userEvent.click(opener);
  expect(screen.getByRole('textbox', { name: /Stock of .*Wide/ })).toHaveValue('07');
  expect(onStock).not.toHaveBeenCalled();
});

test.each([
  ['', 'This field is required.'],
  ['dear', 'Please enter a number.'],
  ['-5', 'Please enter more than 0.'],
  ['0', 'Please enter more than 0.'],
  ['590.555', 'Please enter at most 2 digits after the decimal point.'],
  ['99999999', 'Please enter 1,000,000 or less.'],
])('asks the API nothing for a price of "%s", and says its limit', async (typed, sentence) => {
  const { onPrice } = await renderPage(board);
  await userEvent.clear(price());
  if (typed) await userEvent.type(price(), typed);
  await userEvent.type(price(), '{Enter}');
  expect(onPrice).not.toHaveBeenCalled();
  expect(price()).toHaveAccessibleDescription(sentence);
});

test('opens the designs under a product, each with a stock of its own', async () => {
  const { onStock } = await renderPage(board);
  const opener = screen.getByRole('button', { name: /Designs of/ });
  expect(opener).toHaveTextContent('1 design sold out');
  await userEvent.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');

  const stock = screen.getByRole('textbox', { name: /Stock of .*Wide/ });
  onStock.mockResolvedValueOnce(refused({ sentence: 'The stock has just changed to 3.' }));
  await userEvent.clear(stock);
  await userEvent.type(stock, '٢٠{Enter}');
  expect(onStock).toHaveBeenCalledExactlyOnceWith(board.productDesigns[1], 20);
  expect(stock).toHaveAccessibleDescription('The stock has just changed to 3.');
});

test('says which design is running low, beside those that are sold out', async () => {
  const long = aDesign({ name: 'Long', stock: 3 });
  const wide = aDesign({ id: 72, name: 'Wide', stock: 0 });
  await renderPage(aStaffProduct({ productDesigns: [long, wide, aDesign({ id: 73, stock: 40 })] }));
  const opener = screen.getByRole('button', { name: /Designs of/ });
  expect(opener).toHaveTextContent('1 design sold out');
  expect(opener.textContent).toMatch(/Long\W*: 3 left/);
});

test('a developer is not offered to delete', async () => {
  await renderPage(board, 'Developer');
  const row = screen.getByRole('row', { name: /Live-edge/ });
  expect(within(row).getByRole('link', { name: /Edit/ })).toBeInTheDocument();
  expect(within(row).queryByRole('link', { name: /Delete/ })).not.toBeInTheDocument();
});

test('a product out of the shop is brought back, not changed', async () => {
  const removed = { ...board, removedAt: '2026-11-20T10:00:00.000Z' };
  const { onRestore } = await renderPage(removed);
  expect(screen.queryByRole('textbox', { name: /Price of/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Live-edge/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(onRestore).toHaveBeenCalledExactlyOnceWith(removed);
  // The button leaves with its row.
  expect(document.activeElement).toContainElement(screen.getByRole('table'));
  expect(document.body).not.toHaveFocus();
});

test('what was searched comes by how well it fits, unless somebody wants another order', async () => {
  const { onFilter } = await renderPage(board, 'Admin', { query: 'board', page: 2 });
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  expect(order).toHaveDisplayValue('Best match first');
  await userEvent.selectOptions(order, 'Newest first');
  expect(onFilter).toHaveBeenLastCalledWith({ query: 'board', sort: 'newest', page: 1 });
});

test('without a search the newest come first', async () => {
  await renderPage(board);
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Newest first');
});

test('saves all products as the kind of file that is chosen, once however often it is asked', async () => {
  const saved: string[] = [];
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:file', revokeObjectURL: vi.fn() });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const { onExport } = await renderPage(board);
  const made = Promise.withResolvers<Awaited<ReturnType<ExportProducts>>>();
  onExport.mockReturnValueOnce(made.promise);

  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'For Excel (XLSX)' }));
  const button = screen.getByRole('button', { name: 'Export' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(onExport).toHaveBeenCalledExactlyOnceWith('xlsx');
  await act(async () => made.resolve(accepted({ xlsx: btoa('PK'), count: 1 })));
  expect(saved).toEqual([expect.stringMatching(/^products-[\d-]+\.xlsx$/)]);
  vi.unstubAllGlobals();
});
