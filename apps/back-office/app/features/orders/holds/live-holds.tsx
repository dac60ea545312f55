import { type Hold, pageMeta } from '@craftsandore/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher, useRevalidator } from 'react-router-dom';

import type { ListPromise } from '../../../list/list-table.tsx';
import { useLive } from '../../../live/use-live.ts';
import { holdRowsPath } from './hold-filters.ts';

const kinds = ['hold.changed'] as const;
/** More than so many at once are read as a list. */
const maxRead = 20;
/** One whose time is over by the clock of this computer, and not by the shop's, is asked after again. */
const againMs = 30_000;

type Page = Extract<Awaited<ListPromise<Hold>>, { ok: true }>['value'];

type LiveHoldsProps = { holds: ListPromise<Hold>; onNewer: (holds: ListPromise<Hold>) => void };

/**
 * Reads those holds of a list again that change, or whose time is over, and hands the list over with each where it stood:
 * nothing goes from under the hand of who is at work on it. What is held anew ends last, so it comes below all others.
 */
export function LiveHolds({ holds, onNewer }: LiveHoldsProps) {
  const { revalidate } = useRevalidator();
  const { data, load } = useFetcher<Hold[]>();
  /** A fetcher that is asked again forgets what it was asked before. */
  const unanswered = useRef(new Set<number>());

  function read(ids: number[]) {
    for (const id of ids) unanswered.current.add(id);
    if (unanswered.current.size > maxRead) {
      unanswered.current.clear();
      void revalidate();
    } else if (ids.length > 0) void load(holdRowsPath([...unanswered.current]));
  }

  useLive(kinds, (ids) => {
    if (!ids) return void revalidate();
    void holds.then((result) => {
      if (!result.ok) return;
      const page = result.value;
      read([...ids].filter((id) => roomOf(page) > 0 || page.data.some((row) => row.id === id)));
    });
  });

  const readInTime = useEffectEvent(read);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isPast = false;
    void holds.then((result) => {
      const held = result.ok ? result.value.data.filter(({ state }) => state === 'held') : [];
      if (isPast || held.length === 0) return;
      const wait = Math.min(...held.map(({ expiresAt }) => Date.parse(expiresAt))) - Date.now();
      const isOver = ({ expiresAt }: Hold) => Date.parse(expiresAt) <= Date.now();
      const readOver = () => readInTime(held.filter(isOver).map(({ id }) => id));
      timer = setTimeout(readOver, wait > 0 ? wait : againMs);
    });
    return () => {
      isPast = true;
      clearTimeout(timer);
    };
  }, [holds]);

  const tell = useEffectEvent((now: Hold[]) => {
    for (const { id } of now) unanswered.current.delete(id);
    onNewer(
      holds.then((shown) => (shown.ok ? { ok: true, value: inPlace(shown.value, now) } : shown)),
    );
  });
  useEffect(() => {
    if (data) tell(data);
  }, [data]);
  return null;
}

/** For how many more rows there is room below the last one of all. */
const roomOf = ({ data, meta }: Page) =>
  meta.page === Math.max(meta.pageCount, 1) ? meta.perPage - data.length : 0;

/** The rows that are shown, each as it is now, and below them what is held anew. */
function inPlace(shown: Page, now: Hold[]): Page {
  const newer = new Map(now.map((row) => [row.id, row]));
  const data = shown.data.map((row) => newer.get(row.id) ?? row);
  for (const { id } of shown.data) newer.delete(id);
  const added = [...newer.values()]
    .filter(({ state }) => state === 'held')
    .toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt))
    .slice(0, roomOf(shown));
  const { page, perPage, totalCount } = shown.meta;
  return { data: [...data, ...added], meta: pageMeta(page, perPage, totalCount + added.length) };
}
