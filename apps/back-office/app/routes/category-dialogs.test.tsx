import type { ApiClient } from '@craftsandore/api-client';
import { type Category, deleteCategory, listCategories } from '@craftsandore/contract';
import { en } from '@craftsandore/i18n/back-office/en';
import { LocaleProvider } from '@craftsandore/i18n/react';
import { SessionContext } from '@craftsandore/session';
import { ToastProvider } from '@craftsandore/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import {
  createMemoryRouter,
  RouterContextProvider,
  RouterProvider,
  useLoaderData,
} from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { apiContext, sessionContext } from '../session/context.ts';
import { sessionOf } from '../testing/session-of.ts';
import * as addCategory from './add-category.tsx';
import * as deletion from './delete-category.tsx';
import * as edit from './edit-category.tsx';

type RouteModule = { clientLoader: unknown; clientAction: unknown; default: unknown };

beforeEach(() => sessionStorage.clear());

function routeOf(path: string, module: RouteModule) {
  // The framework's types of loaders and props are those of generated routes.
  const {
    clientLoader,
    clientAction,
    default: Route,
  } = module as never as {
    clientLoader: () => unknown;
    clientAction: () => unknown;
    default: ComponentType<{ loaderData: unknown }>;
  };
  const Page = () => <Route loaderData={useLoaderData()} />;
  return { path, loader: clientLoader, action: clientAction, element: <Page /> };
}

async function renderAt(...entries: string[]) {
  let categories: Category[] = [
    { id: 3, name: 'Bowls', nameAr: 'سلطانيات', imageUrl: null, photo: null },
  ];
  const api = async (endpoint: unknown) => {
    if (endpoint === deleteCategory) categories = [];
    return endpoint === listCategories ? categories : null;
  };
  const session = sessionOf('Admin');
  const context = new RouterContextProvider();
  context.set(sessionContext, session);
  context.set(apiContext, api as ApiClient); // of all calls, only these are made
  const children = [routeOf(':id/edit', edit), routeOf(':id/delete', deletion)];
  const routes = [{ ...routeOf('/add-category', addCategory), children }];
  const router = createMemoryRouter(routes, {
    getContext: () => context,
    initialEntries: entries,
  });
  render(
    <LocaleProvider locale="en" dictionary={en}>
      <SessionContext value={session}>
        <ToastProvider labels={{ region: 'Notices', toast: 'Notice', close: 'Close' }}>
          <RouterProvider router={router} />
        </ToastProvider>
      </SessionContext>
    </LocaleProvider>,
  );
  const path = () => router.state.location.pathname;
  return { path, back: () => setTimeout(() => void router.navigate(-1)) };
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
