import { createSessionStore } from '@craftsandore/session';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { createStorefront, StorefrontProvider } from '../storefront.tsx';
import { exampleSettings } from '../testing/settings.ts';
import { exampleShop } from '../testing/shop.ts';
import { useRevalidateOnOtherTab } from './revalidate-on-other-tab.ts';

const sessionOf = (id: number) => ({
  accessToken: `token of ${id}`,
  user: { id, name: 'Salma', email: 'salma@example.com', roleId: 3, isVerified: true } as const,
});

beforeEach(() => localStorage.clear());

const tell = (key: string) => act(() => window.dispatchEvent(new StorageEvent('storage', { key })));
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150));

function OwnPage({ keys }: { keys?: readonly string[] }) {
  useRevalidateOnOtherTab(keys);
  return <h1>Orders</h1>;
}

/** @returns what is called when the page is read anew. */
async function openOwnPage(keys?: readonly string[]) {
  const read = vi.fn(() => null);
  const router = createMemoryRouter([
    { path: '/', loader: read, element: <OwnPage keys={keys} />, HydrateFallback: () => null },
  ]);
  render(
    <StorefrontProvider
      storefront={createStorefront(exampleSettings, 'en', exampleShop.en)}
      dictionary={{}}
    >
      <RouterProvider router={router} />
    </StorefrontProvider>,
  );
  await screen.findByRole('heading');
  read.mockClear();
  return read;
}

test('reads the page anew once another tab has signed in as somebody else, and not for less', async () => {
  createSessionStore().getState().begin(sessionOf(3), { keep: true });
  const read = await openOwnPage();
  localStorage.setItem('cartItems', '[]');
  tell('cartItems');
  await aWhile();
  expect(read).not.toHaveBeenCalled();

  signInElsewhere(sessionOf(4));
  tell('token');
  tell('user');
  await waitFor(() => expect(read).toHaveBeenCalledOnce());
});

test('does so too when another tab has changed what the page is made of', async () => {
  const read = await openOwnPage(['cartItems']);
  tell('theme');
  await aWhile();
  expect(read).not.toHaveBeenCalled();

  tell('cartItems');
  await waitFor(() => expect(read).toHaveBeenCalledOnce());
  tell('theme');
  await aWhile();
  expect(read).toHaveBeenCalledOnce();
});

/** As another tab writes it: here nobody hears of it but by the storage's event. */
function signInElsewhere({ accessToken, user }: ReturnType<typeof sessionOf>) {
  localStorage.setItem('token', accessToken);
  localStorage.setItem('user', JSON.stringify(user));
}
