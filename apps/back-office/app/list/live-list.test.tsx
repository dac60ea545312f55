import { pageMeta } from '@craftsandore/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use } from 'react';
import { useLoaderData } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { createLive, LiveContext } from '../live/live.ts';
import { useNewer } from '../live/use-newer.ts';
import { renderRoutes } from '../testing/render-routes.tsx';
import { accepted } from '../testing/results.ts';
import { LiveList } from './live-list.tsx';
import type { ListPromise } from './list-table.tsx';

type Review = { id: number; comment: string };

const pageOf = (rows: Review[]) => ({ data: [...rows], meta: pageMeta(1, 20, rows.length) });

/** A list of what is in the shop, which a page has open. */
async function open(shop: Review[], path = '/admin-reviews') {
  const live = createLive(() => true);
  const loader = vi.fn(() => ({ reviews: Promise.resolve(accepted(pageOf(shop))) }));
  renderRoutes(
    [{ path: '/admin-reviews', loader, element: <Page live={live} /> }],
    () => Promise.resolve(null),
    [path],
  );
  await screen.findByRole('list');
  return { live, loader };
}

function Page({ live }: { live: ReturnType<typeof createLive> }) {
  const { reviews } = useLoaderData<{ reviews: ListPromise<Review> }>();
  const [current, setNewer] = useNewer(reviews);
  return (
    <LiveContext value={live}>
      <LiveList of="review" list={current} onNewer={setNewer} />
      <Suspense>
        <Rows list={current} />
      </Suspense>
    </LiveContext>
  );
}

function Rows({ list }: { list: ListPromise<Review> }) {
  const result = use(list);
  return (
    <ul>{result.ok && result.value.data.map(({ id, comment }) => <li key={id}>{comment}</li>)}</ul>
  );
}

const shown = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const two = (): Review[] => [
  { id: 2, comment: 'A good bowl' },
  { id: 1, comment: 'A good spoon' },
];

test('what is new moves nothing, and a bar shows it', async () => {
  const shop = two();
  const { live } = await open(shop, '/admin-reviews?part=hidden');
  shop.unshift({ id: 3, comment: 'A good board' });
  act(() => live.tell({ kind: 'review.added', objectId: 3 }));
  expect(screen.getByRole('status')).toHaveTextContent('1 new review');
  expect(shown()).toEqual(['A good bowl', 'A good spoon']);

  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => {
    expect(shown()).toHaveLength(3);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

test('a row that changes changes where it stands, and nothing comes or goes with it', async () => {
  const shop = two();
  const { live } = await open(shop);
  shop.splice(0, 2, { id: 3, comment: 'A good board' }, { id: 1, comment: 'Answered' });
  act(() => live.tell({ kind: 'review.changed', objectId: 1 }));
  await waitFor(() => expect(shown()).toEqual(['A good bowl', 'Answered']));
});

test('what changes elsewhere is not read', async () => {
  const { live, loader } = await open(two());
  act(() => {
    live.tell({ kind: 'review.changed', objectId: 7 });
    live.tell({ kind: 'question.changed', objectId: 1 });
    live.flush();
  });
  await act(() => Promise.resolve());
  expect(loader).toHaveBeenCalledOnce();
});

test('what a list shows is new no more, and all is read again where too much was missed', async () => {
  const { live, loader } = await open(two());
  act(() => live.tell({ kind: 'review.added', objectId: 9 }));
  expect(live.read().unseen['review.added']).toEqual([9]);
  const shop = two();
  shop.push({ id: 9, comment: 'Late' });
  loader.mockReturnValue({ reviews: Promise.resolve(accepted(pageOf(shop))) });
  act(() => live.tell({ kind: 'missed' }));
  await waitFor(() => expect(shown()).toHaveLength(3));
  await waitFor(() => expect(live.read().unseen['review.added']).toEqual([]));
});
