import { type Category, deleteCategory, listCategories } from '@craftsandore/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { renderRoutes, routeOf } from '../testing/render-routes.tsx';
import * as addCategory from './add-category.tsx';
import * as deletion from './delete-category.tsx';
import * as edit from './edit-category.tsx';

beforeEach(() => sessionStorage.clear());

async function renderAt(...entries: string[]) {
  let categories: Category[] = [
    { id: 3, name: 'Bowls', nameAr: 'سلطانيات', imageUrl: null, photo: null },
  ];
  const api = async (endpoint: unknown) => {
    if (endpoint === deleteCategory) categories = [];
    return endpoint === listCategories ? categories : null;
  };
  const children = [routeOf(':id/edit', edit), routeOf(':id/delete', deletion)];
  return renderRoutes([routeOf('/add-category', addCategory, children)], api, entries);
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test.each([
  ['edit', 'dialog', /edit.*bowls/i],
  ['delete', 'alertdialog', /delete.*bowls/i],
])('the dialog to %s has an address, and Back closes it', async (dialog, role, opener) => {
  const { path, back } = await renderAt('/add-category');
  await userEvent.click(await button(opener));
  expect(await screen.findByRole(role)).toBeVisible();
  expect(path()).toBe(`/add-category/3/${dialog}`);
  back();
  await waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
  await waitFor(async () => expect(await button(opener)).toHaveFocus());
});

test.each([
  ['edit', 'dialog', /edit.*bowls/i],
  ['delete', 'alertdialog', /delete.*bowls/i],
])('a link leads to the dialog to %s, which closes to its page', async (dialog, role, opener) => {
  const { path } = await renderAt(`/add-category/3/${dialog}`);
  expect(await screen.findByRole(role)).toBeVisible();
  await userEvent.click(await button('Cancel'));
  await waitFor(() => expect(path()).toBe('/add-category'));
  await waitFor(async () => expect(await button(opener)).toHaveFocus());
});

test('what is typed on the page needs no question before a dialog opens, but what is typed in the dialog does', async () => {
  const { path, back } = await renderAt('/add-category');
  const [, pageName] = await screen.findAllByLabelText(/^Name/);
  if (pageName) await userEvent.type(pageName, 'Boards');
  await userEvent.click(await button(/edit.*bowls/i));
  const dialog = await screen.findByRole('dialog');
  const name = dialog.querySelector<HTMLInputElement>('input[name="name"]');
  if (name) await userEvent.type(name, ' and plates');
  back();
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(path()).toBe('/add-category/3/edit');
});
