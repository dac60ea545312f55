import type { Result } from '@craftsandore/api-client';
import { type OwedOrder, pageMeta } from '@craftsandore/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';

import { createLive, LiveContext } from '../../../live/live.ts';
import { anOwedOrder } from '../../../testing/a-return.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';
import { accepted, refused } from '../../../testing/results.ts';
import { owedPath, returnsPath } from './return-filters.ts';
import { ReturnsPage } from './returns-page.tsx';

// They come late, which is not what is tested here.
beforeAll(() => Promise.all([import('./owed-orders.tsx'), import('./returns-table.tsx')]));

const counts = { open: 0, answer: 0, refunds: 0 };
const promised = {
  returns: Promise.resolve(
    accepted({ data: [], meta: { ...pageMeta(1, 20, 0), counts, late: 0 } }),
  ),
  figures: Promise.resolve(accepted({ reasons: [], products: [] })),
  owed: Promise.resolve(accepted([anOwedOrder()])),
};

async function renderLive() {
  const live = createLive(() => true);
  const read = vi.fn((): Result<OwedOrder[]> => accepted([anOwedOrder()]));
  const calls = { onNoteDestination: vi.fn(), onFilter: vi.fn(), onRetry: vi.fn() };
  const page = <ReturnsPage filters={{ page: 1, part: 'open' }} {...promised} {...calls} />;
  const element = <LiveContext value={live}>{page}</LiveContext>;
  const routes = [
    { path: returnsPath(), element },
    { path: owedPath, loader: read },
  ];
  await act(async () => renderRoutes(routes, () => Promise.resolve(null), [returnsPath()]));
  await screen.findByRole('link', { name: 'CS-26-01201' });
  const tell = async () => {
    const before = read.mock.calls.length;
    live.tell({ kind: 'return.changed', objectId: 1207 });
    await waitFor(() => expect(read.mock.calls.length).toBe(before + 1));
    await act(async () => {});
  };
  return { read, tell };
}

const references = () => screen.queryAllByRole('link', { name: /^CS-/ }).map((a) => a.textContent);

test('what is owed is read again where it may have changed: said at once, and moved when that is asked for', async () => {
  const { read, tell } = await renderLive();
  await tell();
  expect(screen.queryByText('The orders to pay back have changed')).toBeNull();

  const another = anOwedOrder({ orderId: 1207, orderReference: 'CS-26-01207' });
  read.mockReturnValue(accepted([anOwedOrder(), another]));
  await tell();
  expect(await screen.findByText('The orders to pay back have changed')).toBeVisible();
  expect(references()).toEqual(['CS-26-01201']);

  await act(async () => screen.getByRole('button', { name: 'Show' }).click());
  expect(await screen.findByRole('link', { name: 'CS-26-01207' })).toBeVisible();
  expect(screen.queryByText('The orders to pay back have changed')).toBeNull();
});

test('where it cannot be read again, all stays as it is', async () => {
  const { read, tell } = await renderLive();
  read.mockReturnValue(refused());
  await tell();
  expect(screen.queryByText('The orders to pay back have changed')).toBeNull();
  expect(references()).toEqual(['CS-26-01201']);
});
