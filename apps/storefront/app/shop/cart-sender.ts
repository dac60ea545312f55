import type { ApiClient } from '@craftsandore/api-client';
import type { CartItem } from '@craftsandore/contract';
import type { SessionStore } from '@craftsandore/session';

import type { Shortage } from './account-cart.ts';
import type { CartChange } from './cart-change.ts';
import { isUnauthorized, statusOf } from './failure.ts';
import { dropUnsent, keepUnsent, newChangeId, unsentChanges } from './unsent-changes.ts';

/** Milliseconds between two tries, because browsers do not always report that a connection is back. */
const retryAfterMs = 5_000;

export type Surroundings = { session: SessionStore; api: ApiClient };

/** How the sender reports to the cart. */
type Listener = {
  /** The queue has changed; with the API's cart where an answer has brought a newer one. */
  onChange: (items?: readonly CartItem[]) => void;
  onWaiting: (isWaiting: boolean) => void;
  onShortages: (shortages: readonly Shortage[]) => void;
  /** The API refused a change that no caller on this page is awaiting. */
  onLateRefusal: (refusal: unknown) => void;
  onRetry: () => void;
};

/** Sends an account's changes to the API: in order, from one tab at a time, each until it is answered. */
export function createCartSender({ session, api }: Surroundings, listener: Listener) {
  // The callers on this page that await a change, by its id.
  const askers = new Map<string, { refusal: unknown }>();
  let sending: Promise<unknown> = Promise.resolve();
  let retry: ReturnType<typeof setTimeout> | undefined;

  const userId = () => session.getState().user?.id;

  /** Puts a change into the queue. @returns its id. */
  function keep(change: CartChange): string {
    const changeId = newChangeId();
    keepUnsent({ changeId, userId: userId() ?? 0, change });
    return changeId;
  }

  /** Queues a change and sends it. Throws the API's refusal; without a connection the change stays queued. */
  async function send(change: CartChange) {
    const changeId = keep(change);
    const asker = { refusal: undefined };
    askers.set(changeId, asker);
    listener.onChange();
    await sendWaiting();
    askers.delete(changeId);
    if (asker.refusal !== undefined) throw asker.refusal;
  }

  /** @returns whether the queue is empty. */
  async function sendWaiting(): Promise<boolean> {
    const send = () => inOneTab(sendAll);
    sending = sending.then(send, send);
    await sending;
    return unsentChanges(userId()).length === 0;
  }

  async function sendAll() {
    clearTimeout(retry);
    const token = session.getState().token;
    const isSame = () => token !== null && token === session.getState().token;

    for (;;) {
      const [next] = isSame() ? unsentChanges(userId()) : [];
      if (!next) break;
      try {
        const { changeAccountCart } = await import('./account-cart.ts');
        const { items, shortages } = await changeAccountCart(api, next);
        if (!isSame()) return;
        dropUnsent(next.changeId);
        listener.onChange(items);
        if (shortages.length > 0) listener.onShortages(shortages);
      } catch (error) {
        if (isUnauthorized(error) && !session.getState().token) refuseAskers(error);
        if (!isSame()) return;
        if (isPassing(error)) {
          listener.onWaiting(true);
          retry = setTimeout(listener.onRetry, retryAfterMs);
          return;
        }
        refuse(next.changeId, error);
        listener.onChange(await readAgain());
      }
    }
    listener.onWaiting(false);
  }

  function refuse(changeId: string, error: unknown) {
    dropUnsent(changeId);
    const asker = askers.get(changeId);
    if (asker) asker.refusal = error;
    else listener.onLateRefusal(error);
  }

  /** The session is over: callers on this page get the error, older changes stay queued for their owner. */
  function refuseAskers(error: unknown) {
    for (const changeId of askers.keys()) refuse(changeId, error);
  }

  /** Reads the cart after a refusal, because it is not what this page assumed. */
  async function readAgain() {
    try {
      const { readAccountCart } = await import('./account-cart.ts');
      return await readAccountCart(api);
    } catch {
      return undefined; // what was known before is the best that there is
    }
  }

  return { keep, send, sendWaiting };
}

/** Whether a retry may succeed: no answer came, or a temporary failure. */
function isPassing(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === 429;
}

/** Without the lock, two tabs would send the same queue. Harmless, as changes are idempotent, but wasteful. */
const inOneTab = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('cart', work) : work();
