import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import { keepDestination, resumeDestination } from './destination.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Form() {
  const { isAsked, leave } = useLeaveQuestion(() => true);
  return isAsked && <button onClick={leave}>Leave</button>;
}

test('a page that is loaded anew after its question was answered goes on to where it was left for', async () => {
  const replace = vi.fn();
  vi.stubGlobal('location', { href: 'http://shop.example/', replace });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'reload' } as PerformanceNavigationTiming,
  ]);
  const routes = [
    { path: '/', element: <Form /> },
    { path: '/products', element: null, loader: () => new Promise(() => {}) },
  ];
  const router = createMemoryRouter(routes, { instrumentations: [keepDestination] });
  render(<RouterProvider router={router} />);

  await act(() => router.navigate('/products?page=2'));
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  window.dispatchEvent(new Event('pagehide'));

  expect(resumeDestination()).toBe(true);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/products?page=2');
});
