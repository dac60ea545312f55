import type { Result } from '@craftsandore/api-client';
import { pageMeta } from '@craftsandore/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { renderInApp } from '../../../testing/render-in-app.tsx';
import { accepted, refused } from '../../../testing/results.ts';
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

test('gives the focus back to the button when the dialog is closed', async () => {
  const others = { onFilter: vi.fn(), onRetry: vi.fn(), onFind: vi.fn(), onTry: vi.fn() };
  await act(async () =>
    renderInApp(
      <MissesPage
        filters={{ page: 1 }}
        {...{ misses, onDismiss: vi.fn(), onAdd: vi.fn(), ...others }}
      />,
    ),
  );
  const button = await screen.findByRole('button', { name: /^Add .*gourd/ });
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button).toHaveFocus();
});
