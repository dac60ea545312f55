import { defaultHome, maxHeroProducts, type SavedSettings } from '@craftsandore/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { aStaffProduct } from '../../../testing/a-product.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { savedSettings } from '../../../testing/saved-settings.ts';
import { shownAtHome, someCategories } from '../../../testing/shown-at-home.ts';
import type { SaveSettings } from '../use-settings-form.ts';
import { HomePage } from './home-page.tsx';
import type { FindProducts } from './use-found-products.ts';

beforeEach(() => {
  sessionStorage.clear();
  // jsdom renders nothing, and has nowhere to scroll to.
  Element.prototype.scrollIntoView = () => undefined;
});

const bowl = aStaffProduct({ id: 1, name: 'Bowl', nameAr: 'سلطانية' });
const board = aStaffProduct({ id: 2, name: 'Board', nameAr: 'لوح' });
const tray = aStaffProduct({ id: 3, name: 'Tray', nameAr: 'صينية' });

function open(
  settings: Partial<typeof defaultHome> = {},
  products = [bowl, board],
  onFind: FindProducts = async () => accepted([tray, bowl]),
  categories = someCategories,
) {
  const calls = {
    onSave: vi.fn<SaveSettings<'home'>>(async () => accepted(savedSettings('home', {}, 4))),
    onSaved: vi.fn(),
    onFind: vi.fn(onFind),
  };
  const page = (saved: SavedSettings<'home'>) => (
    <HomePage {...{ saved, products, categories, ...calls }} shown={shownAtHome} />
  );
  const { rerender } = renderInApp(page(savedSettings('home', settings)));
  return {
    ...calls,
    theySave: (changes: Partial<typeof defaultHome>) =>
      rerender(page(savedSettings('home', changes, 4))),
  };
}

/** Without the marks that isolate the direction of names. */
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
const button = (name: string) =>
  screen.getByRole('button', { name: (found) => plain(found) === name });
const save = () => fireEvent.click(screen.getByText('Save'));
const preview = () => screen.getByRole('region', { name: 'Preview before saving' });
const slides = () =>
  within(screen.getByRole('list', { name: 'Slides' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('bdi')?.textContent);

async function move(name: string, ...keys: string[]) {
  button(`Move ${name}`).focus();
  await userEvent.keyboard(` ${keys.map((key) => `{${key}}`).join('')} `);
}

test('slides are found by name, put into an order, and sent with the rest', async () => {
  const { onSave, onFind } = open({ heroProducts: [1, 2] });
  const search = screen.getByRole('combobox', { name: 'Add a product' });
  await userEvent.type(search, 'tra');
  const offers = await screen.findByRole('listbox', { name: 'Products found' });
  const options = within(offers).getAllByRole('option');
  // What is there already is not offered.
  expect(options.map((option) => option.textContent)).toEqual([expect.stringContaining('Tray')]);
  expect(onFind).toHaveBeenCalledExactlyOnceWith('tra');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(search).toHaveValue('');
  expect(onSave).not.toHaveBeenCalled();

  await move('Tray', 'ArrowUp', 'ArrowUp');
  await userEvent.click(button('Remove Bowl'));
  await waitFor(() => expect(search).toHaveFocus());
  save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0]).toEqual({ ...defaultHome, heroProducts: [3, 2] });
});

test('the preview says all three promises, in the words of the shop', async () => {
  open();
  expect(await within(preview()).findByText('Cash on delivery')).toBeInTheDocument();
  expect(within(preview()).getByText('Delivered within 3 working days')).toBeInTheDocument();
  expect(within(preview()).getByText(/^Returns/)).toBeInTheDocument();
  await userEvent.click(within(preview()).getByRole('button', { name: 'Arabic' }));
  expect(await within(preview()).findByText('التوصيل خلال ٣ أيام عمل')).toBeInTheDocument();
});

test('the preview follows what is arranged, in either language', async () => {
  open({ heroProducts: [1, 2] });
  expect(await within(preview()).findByText('Bowl')).toBeInTheDocument();
  await move('Board', 'Home');
  expect(within(preview()).getByText('Board')).toBeInTheDocument();
  expect(within(preview()).queryByText('Bowl')).not.toBeInTheDocument();
  await userEvent.click(within(preview()).getByRole('button', { name: 'Arabic' }));
  expect(await within(preview()).findByText('لوح')).toBeInTheDocument();

  const sections = () =>
    [...preview().querySelectorAll('[data-section]')].map((part) =>
      part.getAttribute('data-section'),
    );
  expect(sections()).toEqual(defaultHome.sections.map(({ name }) => name));
  await move('Reviews', 'Home');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Shown: Banners' }));
  expect(sections().slice(0, 3)).toEqual(['reviews', 'promises', 'products']);
});

test('what the specification demands is shown as fixed, and cannot go', () => {
  open();
  for (const name of ['Slides', 'Partners', 'Categories', 'Contact form']) {
    expect(screen.queryByRole('checkbox', { name: `Shown: ${name}` })).not.toBeInTheDocument();
  }
  expect(screen.getAllByText('fixed')).toHaveLength(2);
  expect(screen.getAllByText('Always shown')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Move Slides' })).not.toBeInTheDocument();
});

test('says what customers are not shown, and why', async () => {
  open({ heroProducts: [1, 2, 3, 4, 6, 5], categories: [2, 99] }, [
    { ...bowl, totalStock: 0, productDesigns: [] },
    { ...board, isPublished: false },
    { ...tray, removedAt: '2026-11-20T08:15:00.000Z' },
    aStaffProduct({ id: 4, name: 'Stool' }),
    aStaffProduct({ id: 6, isPublished: false, archivedAt: '2026-11-20T08:15:00.000Z' }),
  ]);
  const list = screen.getByRole('list', { name: 'Slides' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => plain(row.textContent))).toEqual([
    expect.stringContaining('Sold out'),
    expect.stringContaining('A draft'),
    expect.stringContaining('Deleted'),
    expect.not.stringMatching(/Sold out|draft|Deleted|Archived/),
    expect.stringContaining('Archived'),
    expect.stringContaining('No. 5Deleted'),
  ]);
  const featured = screen.getByRole('list', { name: 'Featured categories' });
  expect(featured).toHaveTextContent('No products');
  expect(plain(featured.textContent)).toContain('No. 99');
  // Only what is there is in the slides.
  expect(await within(preview()).findByText('Stool')).toBeInTheDocument();
});

test('a category that is hidden says so, and is not in the preview', async () => {
  open(
    { categories: [1, 3] },
    [],
    undefined,
    someCategories.map((category) => ({ ...category, isHidden: category.id === 1 })),
  );
  const list = within(screen.getByRole('list', { name: 'Featured categories' }));
  const rows = list.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
  expect(rows).toEqual([
    expect.stringContaining('Hidden: not shown'),
    expect.not.stringContaining('Hidden'),
  ]);
  expect(await within(preview()).findByText('Trays')).toBeInTheDocument();
  expect(within(preview()).queryByText('Boards')).not.toBeInTheDocument();
});

test('a category is added once, and takes its place', async () => {
  const { onSave } = open();
  await userEvent.selectOptions(screen.getByLabelText('Add a category'), 'Trays');
  await userEvent.click(button('Add'));
  await userEvent.selectOptions(screen.getByLabelText('Add a category'), 'Boards');
  await userEvent.click(button('Add'));
  expect(
    within(screen.getByLabelText('Add a category')).queryByRole('option', { name: 'Boards' }),
  ).not.toBeInTheDocument();
  await move('Boards', 'ArrowUp');
  save();
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(onSave.mock.calls[0]?.[0].categories).toEqual([1, 3]);
});

test('twelve slides are all', () => {
  const products = Array.from({ length: maxHeroProducts }, (_, index) =>
    aStaffProduct({ id: index + 1, name: `Bowl ${index + 1}` }),
  );
  open({ heroProducts: products.map(({ id }) => id) }, products);
  expect(screen.getByText('All places are taken: remove one to add another.')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Add a product' })).not.toBeInTheDocument();
});

test('says when nothing is called so, and when the search does not answer', async () => {
  const answers = [accepted([]), refused({})];
  open({}, [], async () => answers.shift() ?? accepted([]));
  const search = screen.getByRole('combobox', { name: 'Add a product' });
  await userEvent.type(search, 'x');
  await waitFor(() => expect(search).toHaveAccessibleDescription('No product has this name.'));
  await userEvent.type(search, 'y');
  await waitFor(() => expect(search).toHaveAccessibleDescription(/does not answer/));
});

test('of two who arrange the same, the later one is asked which to keep, by names', async () => {
  const { theySave } = open({ heroProducts: [1, 2] });
  await move('Board', 'ArrowUp');
  theySave({ heroProducts: [2] });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Slides');
  expect(alert).toHaveTextContent('Board');
  await userEvent.click(
    within(alert).getByRole('button', { name: /^Keep theirs|^Take theirs|theirs/i }),
  );
  expect(slides()).toEqual(['Board']);
});
