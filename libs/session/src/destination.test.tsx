import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { resumeDestination, useDestination } from './destination.ts';

const replace = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('location', { replace });
  comeBy('reload');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  replace.mockClear();
});

const endPage = () => window.dispatchEvent(new Event('pagehide'));

const comeBy = (type: string) =>
  vi.stubGlobal('performance', { ...performance, getEntriesByType: () => [{ type }] });

function App() {
  useDestination();
  return <Outlet />;
}

/** A press on a link to the products, whose code comes when the returned function is called. */
async function goToProducts() {
  let arrive = () => {};
  const code = new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const children = [
    { index: true, element: null },
    { path: 'products', element: null, loader: () => code },
  ];
  const router = createMemoryRouter([{ element: <App />, children }]);
  render(<RouterProvider router={router} />);
  await act(async () => void router.navigate('/products?page=2'));
  return () => act(async () => arrive());
}

test('a page that is loaded anew on the way to another goes on to it, once', async () => {
  await goToProducts();
  endPage();

  expect(resumeDestination()).toBe(true);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/products?page=2');
  expect(resumeDestination()).toBe(false);
});

test('a page that has been reached leads nowhere when it is loaded anew', async () => {
  const arrive = await goToProducts();
  await arrive();
  endPage();

  expect(resumeDestination()).toBe(false);
  expect(replace).not.toHaveBeenCalled();
});

test('who has gone elsewhere meanwhile stays there', async () => {
  await goToProducts();
  endPage();
  comeBy('navigate');

  expect(resumeDestination()).toBe(false);
  expect(replace).not.toHaveBeenCalled();
});
