import { type Hold, pageMeta } from '@craftsandore/contract';
import { act, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { useLoaderData } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { ListPromise } from '../../../list/list-table.tsx';
import { createLive, LiveContext } from '../../../live/live.ts';
import { useNewer } from '../../../live/use-newer.ts';
import { aHold } from '../../../testing/a-hold.ts';
import { renderRoutes } from '../../../testing/render-routes.tsx';
import { accepted } from '../../../testing/results.ts';
import { LiveHolds } from './live-holds.tsx';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-23T09:00:00Z') }));
afterEach(() => vi.useRealTimers());

const heba = aHold({ id: 12, name: 'Heba', expiresAt: '2026-11-23T09:30:00.000Z' });
const omar = aHold({ id: 13, name: 'Omar', expiresAt: '2026-11-23T11:00:00.000Z' });
const mona = aHold({ id: 14, name: 'Mona', expiresAt: '2026-11-24T08:59:00.000Z' });

const idsIn = (url: string) => (new URL(url).searchParams.get('ids') ?? '').split(',').map(Number);

/** What is held, which a page has open, and how the shop answers who asks for some of it. */
async function open(shown = [heba, omar], meta = pageMeta(1, 20, shown.length)) {
  const live = createLive(() => true);
  const shop = new Map(shown.map((hold) => [hold.id, hold]));
  const rows = vi.fn(({ request }: { request: Request }) =>
    idsIn(request.url).flatMap((id) => shop.get(id) ?? []),
  );
  const loader = vi.fn(() => ({ holds: Promise.resolve(accepted({ data: shown, meta })) }));
  renderRoutes(
    [
      { path: '/admin-orders/holds', loader, element: <Page live={live} /> },
      { path: '/admin-orders/holds/rows', loader: rows },
    ],
    () => Promise.resolve(null),
    ['/admin-orders/holds'],
  );
  await pass(0);
  return { live, loader, rows, happens };

  async function happens(hold: Hold) {
    shop.set(hold.id, hold);
    live.tell({ kind: 'hold.changed', objectId: hold.id });
    await pass(500);
  }
}

function Page({ live }: { live: ReturnType<typeof createLive> }) {
  const { holds } = useLoaderData<{ holds: ListPromise<Hold> }>();
  const [current, setNewer] = useNewer(holds);
  return (
    <LiveContext value={live}>
      <LiveHolds holds={current} onNewer={setNewer} />
      <Suspense>
        <Rows list={current} />
      </Suspense>
    </LiveContext>
  );
}

function Rows({ list }: { list: ListPromise<Hold> }) {
  const result = use(list);
  if (!result.ok) return null;
  const { data, meta } = result.value;
  return (
    <>
      <ul>
        {data.map(({ id, name, state }) => (
          <li key={id}>{`${name} ${state}`}</li>
        ))}
      </ul>
      <output>{meta.totalCount}</output>
    </>
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => screen.getAllByRole('listitem').map((row) => row.textContent);

test('a hold that a colleague ends says so where it stands', async () => {
  const { happens, loader } = await open();
  await happens({ ...heba, state: 'released' });
  expect(shown()).toEqual(['Heba released', 'Omar held']);
  await happens({ ...omar, state: 'ordered', orderId: 5 });
  expect(shown()).toEqual(['Heba released', 'Omar ordered']);
  expect(loader).toHaveBeenCalledOnce();
});

test('what is held anew comes below all others', async () => {
  const { happens } = await open();
  await happens(mona);
  expect(shown()).toEqual(['Heba held', 'Omar held', 'Mona held']);
  expect(screen.getByRole('status')).toHaveTextContent('3');
});

test('on a page that others follow nothing new is read', async () => {
  const { happens, rows } = await open([heba, omar], pageMeta(1, 2, 5));
  await happens(mona);
  expect(shown()).toEqual(['Heba held', 'Omar held']);
  expect(rows).not.toHaveBeenCalled();
});

test('the shop is asked as soon as the time of one is over, and of no other', async () => {
  const { rows, happens } = await open();
  await pass(30 * 60_000 - 1000);
  expect(rows).not.toHaveBeenCalled();
  await happens({ ...heba, state: 'expired' }); // Nobody tells of it before a job releases it.
  expect(shown()).toEqual(['Heba expired', 'Omar held']);
  await pass(60 * 60_000);
  expect(rows.mock.calls.map(([{ request }]) => idsIn(request.url))).toEqual([[12]]);
});

test('where the clock of the computer is fast, the shop is asked again until the time is over', async () => {
  const { rows } = await open([heba]);
  await pass(30 * 60_000);
  expect(shown()).toEqual(['Heba held']);
  await pass(30_000);
  await pass(30_000);
  expect(rows).toHaveBeenCalledTimes(3);
});
