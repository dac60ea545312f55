import { deleteCategory, listStaffCategories, type StaffCategory } from '@craftsandore/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { renderRoutes, routeOf } from '../testing/render-routes.tsx';
import * as categoryList from './category-list.tsx';
import * as deletion from './delete-category.tsx';
import * as edit from './edit-category.tsx';

beforeEach(() => sessionStorage.clear());

async function renderAt(...entries: string[]) {
  const counts = { productCount: 0, publishedCount: 0 };
  let categories: StaffCategory[] = [
    {
      id: 3,
      name: 'Bowls',
      nameAr: 'سلطانيات',
      imageUrl: null,
      photo: null,
      description: '',
      descriptionAr: '',
      isHidden: false,
      version: 1,
      ...counts,
    },
  ];
  const api = async (endpoint: unknown) => {
    if (endpoint === deleteCategory) categories = [];
    return endpoint === listStaffCategories ? categories : null;
  };
  const children = [routeOf(':id/edit', edit), routeOf(':id/delete', deletion)];
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
