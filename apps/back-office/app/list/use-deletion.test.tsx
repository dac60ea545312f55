import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { useDeletion } from './use-deletion.ts';

const address = '/banner-list/5/delete';

function renderBanner(onDelete: () => Promise<unknown>, at = '/banner-list') {
  function Banner() {
    const { ask, dialog } = useDeletion(address, onDelete);
    if (!dialog.open) return <button onClick={ask}>Delete</button>;
    return (
      <>
        <p>{dialog.state}</p>
        <button onClick={dialog.onConfirm}>Yes</button>
        <button onClick={() => dialog.onOpenChange(false)}>No</button>
      </>
    );
  }
  const router = createMemoryRouter([{ path: '*', element: <Banner /> }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return () => router.state.location.pathname;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('deletes once it is confirmed, and closes its question with the response', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const onDelete = vi.fn(() => promise);
  const here = renderBanner(onDelete);

  await press('Delete');
  expect(here()).toBe(address);
  expect(await screen.findByText('asking')).toBeVisible();
  expect(onDelete).not.toHaveBeenCalled();

  await press('Yes');
  expect(screen.getByText('working')).toBeVisible();
  expect(onDelete).toHaveBeenCalledOnce();

  await act(async () => resolve(null));
  await waitFor(() => expect(here()).toBe('/banner-list'));
});

test('deletes nothing when somebody thinks better of it, and can be asked again', async () => {
  const onDelete = vi.fn(() => Promise.resolve(null));
  const here = renderBanner(onDelete);
  for (const _ of ['once', 'twice']) {
    await press('Delete');
    await press('No');
    await waitFor(() => expect(here()).toBe('/banner-list'));
  }
  expect(onDelete).not.toHaveBeenCalled();
});

test('a link leads to the question, which closes to its page', async () => {
  const here = renderBanner(vi.fn(), address);
  await press('No');
  await waitFor(() => expect(here()).toBe('/banner-list'));
});
