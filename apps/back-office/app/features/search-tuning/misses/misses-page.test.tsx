import type { Result } from '@craftsandore/api-client';
import { pageMeta } from '@craftsandore/contract';
import { en } from '@craftsandore/i18n/back-office/en';
import { LocaleProvider } from '@craftsandore/i18n/react';
import { SessionContext } from '@craftsandore/session';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { sessionOf } from '../../../testing/session-of.ts';
import { MissesPage } from './misses-page.tsx';

const miss = {
  id: 3,
  query: 'gourd',
  count: 9,
  firstAt: '2026-11-01T09:00:00.000Z',
  lastAt: '2026-11-20T09:00:00.000Z',
};
const misses = Promise.resolve(accepted({ data: [miss], meta: pageMeta(1, 20, 1) }));

test('takes a search off the list once for two presses, and again where that failed', async () => {
  const response = Promise.withResolvers<Result<unknown>>();
  const onDismiss = vi.fn(() => response.promise);
  const others = { onFilter: vi.fn(), onRetry: vi.fn(), onFind: vi.fn(), onTry: vi.fn() };
  await act(async () =>
    renderInApp(
      <MissesPage filters={{ page: 1 }} {...{ misses, onDismiss, onAdd: vi.fn(), ...others }} />,
    ),
  );
  const button = await screen.findByRole('button', { name: /^Take off the list/ });

  await userEvent.dblClick(button);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith(miss);

  await act(async () => response.resolve(refused()));
  await userEvent.click(button);
  expect(onDismiss).toHaveBeenCalledTimes(2);
});

test('its dialog has an address, which Back and a button close, and gives the focus back', async () => {
  const calls = { onFilter: vi.fn(), onRetry: vi.fn(), onFind: vi.fn(), onTry: vi.fn() };
  const page = (
    <MissesPage
      filters={{ page: 1 }}
      {...{ misses, onDismiss: vi.fn(), onAdd: vi.fn(), ...calls }}
    />
  );
  // As in the app, where an address is shown once its loaders are done.
  const loader = async () => null;
  const router = createMemoryRouter(
    [{ path: '/admin-search/misses', element: page, children: [{ path: ':id/add', loader }] }],
    { initialEntries: ['/admin-search/misses?sort=latest'] },
  );
  render(
    <LocaleProvider locale="en" dictionary={en}>
      <SessionContext value={sessionOf('Admin')}>
        <RouterProvider router={router} />
      </SessionContext>
    </LocaleProvider>,
  );
  const here = () => router.state.location.pathname + router.state.location.search;
  const opener = () => screen.findByRole('button', { name: /^Add .*gourd/ });
  const closed = async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(here()).toBe('/admin-search/misses?sort=latest');
    const button = await opener();
    await waitFor(() => expect(button).toHaveFocus());
  };

  await userEvent.click(await opener());
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await closed();

  await userEvent.click(await opener());
  await screen.findByRole('dialog');
  expect(here()).toBe('/admin-search/misses/3/add?sort=latest');
  setTimeout(() => void router.navigate(-1));
  await closed();
});
