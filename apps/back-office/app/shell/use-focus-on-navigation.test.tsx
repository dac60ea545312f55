import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';

import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

function Root() {
  useFocusOnNavigation();
  return <Outlet />;
}

test('gives focus to the h1 of a new page, also in another frame, but not on the first load', async () => {
  const router = createMemoryRouter([
    {
      element: <Root />,
      children: [
        { path: '/', element: <h1>First</h1> },
        {
          path: '/second',
          element: (
            <main>
              <h1>Second</h1>
            </main>
          ),
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(document.body).toHaveFocus();

  await act(() => router.navigate('/second'));
  expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus();
});
