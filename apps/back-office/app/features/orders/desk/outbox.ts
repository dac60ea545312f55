import { isPassing, type Refusal, type Result } from '@craftsandore/api-client';
import type { CallInput, recordAttempt } from '@craftsandore/contract';

import type { NotedOutcome } from './outcomes.ts';

/** What somebody did with an order of the desk, under one key however often it is sent. */
export type Deed = {
  key: string;
  orderId: number;
  attempt: Omit<CallInput<typeof recordAttempt>['body'], 'outcome'> & {
    outcome: NotedOutcome | 'sent';
  };
};

type Send = (deed: Deed) => Promise<Result<unknown>>;

export type Told = {
  onSent: (deed: Deed) => void;
  onRefused: (deed: Deed, refusal: Refusal) => void;
};

/** Keeps deeds over a reload, or the end of the page. */
type Keep = { read: () => Deed[] | undefined; save: (deeds: Deed[]) => void; remove: () => void };

export type Waiting = {
  /** What can still be taken back, and until when. */
  deed: Deed | null;
  until: number;
  /** What was taken back last: what was written with it is written again. */
  undone?: Deed | undefined;
  /** Those that could not be sent yet. */
  stuck: Deed[];
  /** All without an answer: what can be taken back, what is on its way, what could not be sent. */
  unsent: Deed[];
};

/** How long a deed can be taken back. */
export const undoMs = 10_000;
/** What could not be sent is tried again so often. */
const retryMs = 10_000;

/** The message that somebody is about to send leaves this page by itself: that is no reason to give up its undo. */
const isMessage = ({ attempt }: Deed) => attempt.outcome === 'sent';

/**
 * Holds each deed back for ten seconds, in which it can be undone; the next deed sends the one before. What is not sent
 * yet is kept: nothing is lost when the connection breaks or the page ends. Deeds of one order are sent one after another:
 * a decision before the call that led to it would close the order to that call.
 */
export function createOutbox(send: Send, keep: Keep, told: Told) {
  const listeners = new Set<() => void>();
  const inFlight = new Set<string>();
  let leaving = keep.read() ?? [];
  let state: Waiting = { deed: null, until: 0, stuck: leaving, unsent: leaving };
  let undoTimer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  function change(next: Partial<Waiting> = {}) {
    const stuck = leaving.filter(({ key }) => !inFlight.has(key));
    const { deed } = { ...state, ...next };
    const unsent = [...leaving, ...(deed ? [deed] : [])];
    state = { ...state, ...next, stuck, unsent };
    if (unsent.length > 0) keep.save(unsent);
    else keep.remove();
    for (const listener of listeners) listener();
  }

  async function sendOne(deed: Deed) {
    if (inFlight.has(deed.key)) return;
    inFlight.add(deed.key);
    const result = await send(deed);
    inFlight.delete(deed.key);
    const isStuck = !result.ok && isPassing(result.refusal);
    if (!isStuck) leaving = leaving.filter(({ key }) => key !== deed.key);
    change();
    if (isStuck) {
      clearTimeout(retryTimer);
      retryTimer = setTimeout(sendAll, retryMs);
      return;
    }
    if (result.ok) told.onSent(deed);
    else told.onRefused(deed, result.refusal);
    const following = leaving.find(({ orderId }) => orderId === deed.orderId);
    if (following) void sendOne(following);
  }

  function sendAll() {
    for (const deed of leaving) {
      const isFirst = leaving.find(({ orderId }) => orderId === deed.orderId) === deed;
      if (isFirst) void sendOne(deed);
    }
    change();
  }

  function release() {
    clearTimeout(undoTimer);
    if (state.deed) leaving = [...leaving, state.deed];
    state = { ...state, deed: null };
  }

  function flush() {
    release();
    sendAll();
  }

  /** All at once: the page may end before there is an answer. */
  function end() {
    release();
    for (const deed of leaving) void sendOne(deed);
    change();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: (): Waiting => state,
    /** The order whose deed is not sent yet: nobody else should be given it. */
    keeping: (): number | undefined => (state.deed ?? leaving.at(-1))?.orderId,
    add(deed: Deed) {
      flush();
      undoTimer = setTimeout(flush, undoMs);
      change({ deed, until: Date.now() + undoMs, undone: undefined });
    },
    /** Takes the last deed back; undefined where it has left. */
    undo(): Deed | undefined {
      clearTimeout(undoTimer);
      const { deed } = state;
      change({ deed: null, ...(deed && { undone: deed }) });
      return deed ?? undefined;
    },
    flush,
    end,
    /** For a page that can no longer be seen, and may end without a word. */
    hide() {
      if (state.deed && !isMessage(state.deed)) end();
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
