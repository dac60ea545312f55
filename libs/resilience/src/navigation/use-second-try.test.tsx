import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import { useSecondTry } from './use-second-try.ts';

afterEach(cleanup);

function FailurePage() {
  return useSecondTry(useRouteError()) ? 'Loading' : 'Failed';
}

function renderPage(loader: () => Promise<unknown>) {
  const errorElement = <FailurePage />;
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: 'Banners', loader, errorElement }])}
    />,
  );
}

const lost = new TypeError('Failed to fetch dynamically imported module: /assets/banners.js');

test('a page whose code does not come once is shown all the same', async () => {
  renderPage(vi.fn(async () => null).mockRejectedValueOnce(lost));
  expect(await screen.findByText('Banners')).toBeDefined();
});

test('code that does not come twice is asked for no more', async () => {
  const loader = vi.fn(() => Promise.reject(lost));
  renderPage(loader);
  expect(await screen.findByText('Failed')).toBeDefined();
  expect(loader).toHaveBeenCalledTimes(2);
});

test('no other failure is tried again', async () => {
  const loader = vi.fn(() => Promise.reject(new Error('no such column')));
  renderPage(loader);
  expect(await screen.findByText('Failed')).toBeDefined();
  expect(loader).toHaveBeenCalledOnce();
});
