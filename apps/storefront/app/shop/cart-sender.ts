import type { ApiClient } from '@craftsandore/api-client';
import type { CartItem } from '@craftsandore/contract';
import type { SessionStore } from '@craftsandore/session';

import type { Shortage } from './account-cart.ts';
import type { CartChange } from './cart-change.ts';
import { isUnauthorized, statusOf } from './failure.ts';
import { dropUnsent, keepUnsent, newChangeId, unsentChanges } from './unsent-changes.ts';

/** How long to wait before the API is tried again, where the browser does not tell of a connection. */
const retryAfterMs = 5_000;

export type Surroundings = { session: SessionStore; api: ApiClient };

/** What a cart hears of its changes on their way. */
type Listener = {
  /** What waits is not what it was; with the cart as the API has it, where that is known anew. */
  onChange: (items?: readonly CartItem[]) => void;
  onWaiting: (isWaiting: boolean) => void;
  onShortages: (shortages: readonly Shortage[]) => void;
  /** A change was refused that nobody on this page waits for any more. */
  onLateRefusal: (refusal: unknown) => void;
  onRetry: () => void;
};

/** Brings an account's changes to the API: in their order, one tab at a time, and each until it is answered. */
export function createCartSender({ session, api }: Surroundings, listener: Listener) {
  // Who asked for a change on this page, and waits to hear what became of it.
  const askers = new Map<string, { refusal: unknown }>();
  let sending: Promise<unknown> = Promise.resolve();
  let retry: ReturnType<typeof setTimeout> | undefined;

  const userId = () => session.getState().user?.id;

  /** Lets a change wait for its turn. @returns its name. */
  function keep(change: CartChange): string {
    const changeId = newChangeId();
    keepUnsent({ changeId, userId: userId() ?? 0, change });
    return changeId;
  }

  /** Keeps a change and sends it. Throws what the API refused it with; without a connection it waits. */
  async function send(change: CartChange) {
    const changeId = keep(change);
    const asker = { refusal: undefined };
    askers.set(changeId, asker);
    listener.onChange();
    await sendWaiting();
    askers.delete(changeId);
    if (asker.refusal !== undefined) throw asker.refusal;
  }

  /** @returns whether nothing waits any more. */
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

  /** The session is over: who waits here hears of it, and what had waited before goes on waiting for its person. */
  function refuseAskers(error: unknown) {
    for (const changeId of askers.keys()) refuse(changeId, error);
  }

  /** After a refusal: the cart is not what was thought. */
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

/** Whether a call may succeed when it is tried again: no answer came, or the answer was a bad moment. */
function isPassing(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === 429;
}

/** Two tabs would each send what both read from the storage; the API does it once, but this is quieter. */
const inOneTab = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('cart', work) : work();
