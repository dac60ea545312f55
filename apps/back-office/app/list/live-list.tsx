import { use, useEffect, useEffectEvent } from 'react';
import { useFetcher, useLocation, useNavigate, useRevalidator } from 'react-router-dom';

import { AddedBar } from '../live/added-bar.tsx';
import { LiveContext } from '../live/live.ts';
import { useLive } from '../live/use-live.ts';
import type { ListPromise } from './list-table.tsx';

/** What the loaders of lists name them, and by which of their ids they are told of. */
const lists = {
  review: { loaded: 'reviews', id: 'id', changed: ['review.changed'] },
  question: { loaded: 'questions', id: 'id', changed: ['question.changed'] },
  message: { loaded: 'messages', id: 'id', changed: ['message.changed'] },
  parcel: { loaded: 'parcels', id: 'orderId', changed: ['parcel.changed'] },
  return: { loaded: 'returns', id: 'orderId', changed: ['return.changed'] },
  run: { loaded: 'runs', id: 'id', changed: ['run.changed'] },
  outbox: { loaded: 'messages', id: 'orderId', changed: ['outbox.changed'] },
} as const;

type Row = { id: number; orderId?: number };

type LiveListProps<R extends Row> = {
  of: keyof typeof lists;
  list: ListPromise<R>;
  /** Rows have changed, and stand where they stood. */
  onNewer: (list: ListPromise<R>) => void;
};

/**
 * Reads a list again where rows of it change, and hands it over with each where it stood: nothing moves, and nothing goes from
 * under the hand of who is at work on it. What is new is told by a bar.
 */
export function LiveList<R extends Row>({ of, list, onNewer }: LiveListProps<R>) {
  const live = use(LiveContext);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const { data, load } = useFetcher<Record<string, ListPromise<R>>>();
  const { loaded, id, changed } = lists[of];
  // Parcels, returns and runs are opened here, one after the other: nobody is called to them.
  const isOpenedHere = of === 'parcel' || of === 'return' || of === 'run';
  const kind = isOpenedHere ? null : (`${of}.added` as const);

  const idOf = (row: R) => row[id] ?? row.id;

  const see = useEffectEvent((rows: R[]) => {
    if (kind) live.see(kind, rows.map(idOf));
  });
  useEffect(() => {
    void list.then((result) => {
      if (result.ok) see(result.value.data);
    });
  }, [list]);

  useLive(changed, (ids) => {
    if (!ids) return void revalidate();
    void list.then((result) => {
      const isShown = result.ok && result.value.data.some((row) => ids.has(idOf(row)));
      if (isShown) void load(pathname + search);
    });
  });

  const newer = data?.[loaded];
  const tell = useEffectEvent((now: ListPromise<R>) =>
    onNewer(Promise.all([list, now]).then(([shown, now]) => inPlace(shown, now))),
  );
  useEffect(() => {
    if (newer) tell(newer);
  }, [newer]);

  // As the list is at first: with what is new.
  const show = () => void navigate(pathname, { preventScrollReset: true });
  return kind && <AddedBar kind={kind} onShow={show} />;
}

/** The rows that are shown, each as it is now where that was read. */
function inPlace<R extends Row>(
  shown: Awaited<ListPromise<R>>,
  now: Awaited<ListPromise<R>>,
): Awaited<ListPromise<R>> {
  if (!shown.ok || !now.ok) return shown;
  const rows = new Map(now.value.data.map((row) => [row.id, row]));
  const data = shown.value.data.map((row) => rows.get(row.id) ?? row);
  return { ok: true, value: { ...shown.value, data } };
}
