import { SessionContext } from '@craftsandore/session';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';

import { sessionOf } from '../testing/session-of.ts';
import { RouterLink } from './router-link.tsx';
import { useRememberedList, useWayBack } from './way-back.ts';

beforeEach(() => sessionStorage.clear());

function List() {
  useRememberedList(true);
  return <RouterLink href="/orders/7">Order 7</RouterLink>;
}

function Order() {
  const { href, onClick, go } = useWayBack('/orders');
  return (
    <>
      <RouterLink href={href} onClick={onClick}>
        Orders
      </RouterLink>
      <button onClick={() => go()}>Confirm</button>
    </>
  );
}

function renderAt(path: string, session = sessionOf('Sales')) {
  const router = createMemoryRouter(
    [
      { path: '/orders', element: <List /> },
      { path: '/orders/7', element: <Order /> },
    ],
    { initialEntries: [path] },
  );
  render(
    <SessionContext value={session}>
      <RouterProvider router={router} />
    </SessionContext>,
  );
  const here = () => router.state.location.pathname + router.state.location.search;
  return { router, here };
}

const filtered = '/orders?status=delivered&page=2';

test.each([
  ['link', 'Orders'],
  ['button', 'Confirm'],
])('a %s goes back in the history to the list as it was', async (role, name) => {
  const { router, here } = renderAt(filtered);
  await userEvent.click(screen.getByRole('link', { name: 'Order 7' }));
  await userEvent.click(await screen.findByRole(role, { name }));
  await waitFor(() => expect(here()).toBe(filtered));
  expect(router.state.historyAction).toBe('POP');
});

test('who came by another way is led to the list as it was', async () => {
  const { router, here } = renderAt(filtered);
  await waitFor(() => router.navigate('/orders/7'));
  await userEvent.click(await screen.findByRole('link', { name: 'Orders' }));
  await waitFor(() => expect(here()).toBe(filtered));
  expect(router.state.historyAction).toBe('PUSH');
});

test('somebody else in the same tab is led to the whole list', async () => {
  renderAt(filtered).router.dispose();
  document.body.replaceChildren();
  const session = sessionOf('Admin');
  session.setState(({ user }) => ({ user: user && { ...user, id: 8 } }));
  renderAt('/orders/7', session);
  expect(await screen.findByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders');
});
