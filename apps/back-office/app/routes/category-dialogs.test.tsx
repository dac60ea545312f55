import {
  deleteCategory,
  listStaffCategories,
  sortCategories,
  type StaffCategory,
} from '@craftsandore/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { renderRoutes, routeOf } from '../testing/render-routes.tsx';
import * as categoryList from './category-list.tsx';
import * as deletion from './delete-category.tsx';
import * as edit from './edit-category.tsx';
import * as order from './order-categories.tsx';

beforeAll(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => sessionStorage.clear());

const aCategory = (id: number, name: string, nameAr: string): StaffCategory => ({
  ...{ id, name, nameAr, imageUrl: null, photo: null, description: '', descriptionAr: '' },
  ...{ isHidden: false, version: 1, productCount: 0, publishedCount: 0 },
});

async function renderAt(...entries: string[]) {
  let categories: StaffCategory[] = [
    aCategory(3, 'Bowls', 'سلطانيات'),
    aCategory(4, 'Boards', 'ألواح'),
  ];
  const api = async (endpoint: unknown) => {
    if (endpoint === deleteCategory) categories = [];
    if (endpoint === sortCategories) categories = categories.toReversed();
    return endpoint === listStaffCategories ? categories : null;
  };
  const children = [
    routeOf(':id/edit', edit),
    routeOf(':id/delete', deletion),
    routeOf('order', order),
  ];
  return renderRoutes([routeOf('/category-list', categoryList, children)], api, entries);
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test.each([
  ['edit', 'dialog', /edit.*bowls/i],
  ['delete', 'alertdialog', /delete.*bowls/i],
])('the dialog to %s has an address, and Back closes it', async (dialog, role, opener) => {
  const { path, back } = await renderAt('/category-list');
  await userEvent.click(await button(opener));
  expect(await screen.findByRole(role)).toBeVisible();
  expect(path()).toBe(`/category-list/3/${dialog}`);
  back();
  await waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
  await waitFor(async () => expect(await button(opener)).toHaveFocus());
});

test.each([
  ['edit', 'dialog', /edit.*bowls/i],
  ['delete', 'alertdialog', /delete.*bowls/i],
])('a link leads to the dialog to %s, which closes to its page', async (dialog, role, opener) => {
  const { path } = await renderAt(`/category-list/3/${dialog}`);
  expect(await screen.findByRole(role)).toBeVisible();
  await userEvent.click(await button('Cancel'));
  await waitFor(() => expect(path()).toBe('/category-list'));
  await waitFor(async () => expect(await button(opener)).toHaveFocus());
});

test('what is typed in the dialog is asked about before Back closes it', async () => {
  const { path, back } = await renderAt('/category-list');
  await userEvent.click(await button(/edit.*bowls/i));
  const name = await screen.findByLabelText('Name in English');
  await userEvent.type(name, ' and plates');
  back();
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(path()).toBe('/category-list/3/edit');
});

test('the focus goes to the list when the row that asked has left with its category', async () => {
  await renderAt('/category-list');
  await userEvent.click(await button(/delete.*bowls/i));
  await userEvent.click(await button('Yes, delete it!'));
  expect(await screen.findByText('There are no categories yet.')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('table').closest('[tabindex="-1"]')).toHaveFocus());
});

describe('the dialog of the order', () => {
  const opener = 'Change the order';
  /** By keys alone. */
  async function moveBowls() {
    (await button(/Move .*Bowls/)).focus();
    await userEvent.keyboard(' {ArrowDown} ');
  }

  test('has an address; Back closes it while nothing was moved', async () => {
    const { path, back } = await renderAt('/category-list');
    await userEvent.click(await button(opener));
    expect(await screen.findByRole('dialog', { name: 'Order of the categories' })).toBeVisible();
    expect(path()).toBe('/category-list/order');
    back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () => expect(await button(opener)).toHaveFocus());
  });

  test('asks before Back takes what was moved', async () => {
    const { path, back } = await renderAt('/category-list');
    await userEvent.click(await button(opener));
    await moveBowls();
    back();
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(path()).toBe('/category-list/order');
  });

  test('saves from a link, says so, and closes to the list in its new order', async () => {
    const { path } = await renderAt('/category-list/order');
    await moveBowls();
    await userEvent.click(await button('Save'));
    await waitFor(() => expect(path()).toBe('/category-list'));
    expect(await screen.findByText('The order is saved.')).toBeVisible();
    const edits = await screen.findAllByRole('button', { name: /^Edit/ });
    expect(edits.map((edit) => edit.getAttribute('aria-label'))).toEqual([
      expect.stringContaining('Boards'),
      expect.stringContaining('Bowls'),
    ]);
  });
});
