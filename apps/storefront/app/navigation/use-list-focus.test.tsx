import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Form, Link, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';

import { useListFocus } from './use-list-focus.ts';

function List() {
  useListFocus();
  return (
    <>
      <h1 tabIndex={-1}>Products</h1>
      <Link to="?page=2">Page 2</Link>
      <Form action="/">
        <input name="query" aria-label="Search" />
      </Form>
    </>
  );
}

function renderList(address: string) {
  const router = createMemoryRouter([{ path: '/', element: <List /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return router;
}

test('another page of a list is read from its title', async () => {
  renderList('/');
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

test('a search from a later page leaves the focus where it is typed', async () => {
  const router = renderList('/?page=2');
  await userEvent.type(screen.getByRole('textbox'), 'bowl{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?query=bowl'));
  expect(screen.getByRole('textbox')).toHaveFocus();
});
