import type { LiveEvent, LiveGap, LiveKind } from '@craftsandore/contract';
import { createContext } from 'react';

export type LiveNews = LiveEvent | LiveGap;

/** What comes into lists that staff look through. */
const nothingAdded = {
  'order.placed': [],
  'review.added': [],
  'question.added': [],
  'message.added': [],
  'outbox.added': [],
} satisfies Partial<Record<LiveKind, number[]>>;
export type AddedKind = keyof typeof nothingAdded;
export const addedKinds = Object.keys(nothingAdded) as AddedKind[]; // which are its keys

type LiveState = {
  /** Whether this browser is told at all. */
  isOn: boolean;
  /** What was added and nobody has seen in this browser, the latest hundred of each kind. */
  unseen: Readonly<Record<AddedKind, readonly number[]>>;
};

type Added = { kind: AddedKind; objectId: number };
const isAdded = (news: LiveNews): news is Added => news.kind in nothingAdded;

type Listener = {
  kinds: readonly LiveKind[];
  /** Told the ids that this is about; null where anything may have changed. */
  onNews: (ids: ReadonlySet<number> | null) => void;
};

/** Beyond so many, what is shown is read anew, and counted no further. */
export const maxHeld = 100;
/** What comes within this time is told at once. */
const gatherMs = 300;

export type Live = ReturnType<typeof createLive>;

/**
 * What this page has heard of the shop. It holds no more after a day than after an hour: what nobody looks at is gathered,
 * up to a hundred ids, until the page is looked at.
 */
export function createLive(isInSight = () => document.visibilityState !== 'hidden') {
  const readers = new Set<() => void>();
  const waiting = new Map<Listener, Set<number> | null>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: LiveState = { isOn: false, unseen: nothingAdded };
  /** Milliseconds of the clock since when what happens is news: what was read before may not show it. */
  let since = performance.timeOrigin;

  function set(next: Partial<LiveState>) {
    state = { ...state, ...next };
    for (const reader of readers) reader();
  }

  const setUnseen = (kind: AddedKind, ids: readonly number[]) =>
    set({ unseen: { ...state.unseen, [kind]: ids } });

  function gather(news: LiveNews) {
    for (const [listener, ids] of waiting) {
      if (news.kind === 'missed') waiting.set(listener, null);
      else if (listener.kinds.includes(news.kind) && ids) {
        ids.add(news.objectId);
        if (ids.size > maxHeld) waiting.set(listener, null);
      }
    }
    timer ??= setTimeout(flush, gatherMs);
  }

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (!isInSight()) return;
    for (const [listener, ids] of waiting) {
      if (ids?.size === 0) continue;
      waiting.set(listener, new Set());
      listener.onNews(ids);
    }
  }

  return {
    read: () => state,
    since: () => since,
    subscribe(reader: () => void) {
      readers.add(reader);
      return () => void readers.delete(reader);
    },
    listen(listener: Listener) {
      waiting.set(listener, new Set());
      return () => void waiting.delete(listener);
    },
    tell(news: LiveNews): void {
      if (isAdded(news)) {
        setUnseen(news.kind, [...state.unseen[news.kind], news.objectId].slice(-maxHeld));
      }
      gather(news);
    },
    /** These have been seen, or all of them. */
    see(kind: AddedKind, ids: readonly number[] = state.unseen[kind]): void {
      const unseen = state.unseen[kind].filter((id) => !ids.includes(id));
      if (unseen.length < state.unseen[kind].length) setUnseen(kind, unseen);
    },
    setOn: (isOn: boolean): void => set({ isOn }),
    /** Tells what was gathered while nobody looked. */
    flush,
    /** As if nothing had been heard: who is signed in next reads all anew. */
    forget(): void {
      clearTimeout(timer);
      timer = undefined;
      since = Date.now();
      for (const listener of waiting.keys()) waiting.set(listener, new Set());
      set({ isOn: false, unseen: nothingAdded });
    },
  };
}

/** Of this page, which one person has open; without a connection nothing is ever told. */
export const LiveContext = createContext(createLive());
