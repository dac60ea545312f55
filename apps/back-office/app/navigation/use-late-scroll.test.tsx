import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useLateScroll } from './use-late-scroll.ts';

let grow: () => void = () => undefined;
let height = 0;

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grow = callback;
      }
      observe() {}
      disconnect() {
        grow = () => undefined;
      }
    },
  );
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  window.scrollTo = vi.fn((_, top: number) => void (window.scrollY = top)) as never; // of its two forms, this one
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Page() {
  useLateScroll();
  return <Outlet />;
}

function scrollTo(top: number) {
  window.scrollY = top;
  window.dispatchEvent(new Event('scroll'));
}

async function leaveAndComeBack() {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/orders'],
  });
  render(<RouterProvider router={router} />);
  height = 3000;
  scrollTo(500);
  await act(() => router.navigate('/orders/7'));
  height = 700; // placeholders
  scrollTo(0);
  await act(() => router.navigate(-1));
  scrollTo(0);
  return router;
}

function rowsCome() {
  height = 3000;
  grow();
}

test('goes where the page was, as soon as it is long enough', async () => {
  await leaveAndComeBack();
  grow();
  expect(window.scrollY).toBe(0);
  rowsCome();
  expect(window.scrollY).toBe(500);
});

test('leaves alone who scrolls in the meantime', async () => {
  await leaveAndComeBack();
  window.dispatchEvent(new Event('wheel'));
  rowsCome();
  expect(window.scrollY).toBe(0);
});

test('a page that is opened anew begins at its top', async () => {
  const router = await leaveAndComeBack();
  rowsCome();
  await act(() => router.navigate('/orders'));
  scrollTo(0);
  rowsCome();
  expect(window.scrollY).toBe(0);
});
