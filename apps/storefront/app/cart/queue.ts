import { type ApiClient, type Refusal, refusalOf } from '@craftsandore/api-client';
import { type CartItem, maxQuantity } from '@craftsandore/contract';
import type { SessionStore } from '@craftsandore/session';

import type { CartChange, Merge, UnsentChange } from './cart-change.ts';
import { isCartItem } from './guest-cart.ts';

/** Milliseconds between two tries, because browsers do not always report that a connection is back. */
const retryAfterMs = 5_000;

export type Surroundings = { session: SessionStore; api: ApiClient };

/** What changes wait for: the connection, or a server that cannot take them yet. */
export type WaitingFor = 'connection' | 'server' | null;

/** How the queue reports to the cart. */
type Listener = {
  /** The queue has changed; with the API's cart where a response has brought a newer one. */
  onChange: (items?: readonly CartItem[]) => void;
  onWaiting: (waitingFor: WaitingFor) => void;
  onMerge: (merge: Merge) => void;
  /** The API refused a change that no caller on this page is awaiting. */
  onLateRefusal: (refusal: Refusal) => void;
  onRetry: () => void;
};

/**
 * Sends an account's changes to the API: in order, from one tab at a time, each until it is confirmed. See README.md for
 * the states of a change.
 */
export function createQueue({ session, api }: Surroundings, listener: Listener) {
  // The callers on this page that wait for a change, by its id.
  const waiters = new Map<string, { error: unknown }>();
  let sending: Promise<unknown> = Promise.resolve();
  let retry: ReturnType<typeof setTimeout> | undefined;

  const userId = () => session.getState().user?.id;

  /** Puts a change into the queue. @returns its id. */
  function enqueue(change: CartChange): string {
    const changeId = newChangeId();
    write([...read(), { changeId, userId: userId() ?? 0, change }]);
    return changeId;
  }

  /** Queues a change and sends it. Throws the API's refusal; without a connection the change stays queued. */
  async function send(change: CartChange) {
    const changeId = enqueue(change);
    const waiter = { error: undefined };
    waiters.set(changeId, waiter);
    listener.onChange();
    await sendWaiting();
    waiters.delete(changeId);
    if (waiter.error !== undefined) throw waiter.error;
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
        const { items, merge } = await changeAccountCart(api, next);
        if (!isSame()) return;
        dequeue(next.changeId);
        listener.onChange(items);
        if (merge) listener.onMerge(merge);
      } catch (error) {
        if (refusalOf(error).status === 401 && !session.getState().token) refuseWaiters(error);
        if (!isSame()) return;
        if (isTransient(error)) {
          listener.onWaiting(refusalOf(error).status === undefined ? 'connection' : 'server');
          retry = setTimeout(listener.onRetry, retryAfterMs);
          return;
        }
        refuse(next.changeId, error);
        listener.onChange(await readAgain());
      }
    }
    listener.onWaiting(null);
  }

  function refuse(changeId: string, error: unknown) {
    dequeue(changeId);
    const waiter = waiters.get(changeId);
    if (waiter) waiter.error = error;
    else listener.onLateRefusal(refusalOf(error));
  }

  /** The session is over: callers on this page get the error, older changes stay queued for their owner. */
  function refuseWaiters(error: unknown) {
    for (const changeId of waiters.keys()) refuse(changeId, error);
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

  return { enqueue, send, sendWaiting };
}

/** Whether a retry may succeed: no response came, or a temporary failure. */
function isTransient(error: unknown): boolean {
  const { status } = refusalOf(error);
  return status === undefined || status >= 500 || status === 429;
}

/** Without the lock, two tabs would send the same queue, or order the same cart. Old browsers know no locks. */
export const inOneTab = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('cart', work) : work();

/** The storage item that holds the changes which the API has not confirmed yet. */
export const unsentChangesKey = 'cartChanges';

/** An account's queued changes, oldest first. Another tab may have added to them. */
export function unsentChanges(userId: number | undefined): UnsentChange[] {
  return read().filter((unsent) => unsent.userId === userId);
}

function dequeue(changeId: string) {
  write(read().filter((unsent) => unsent.changeId !== changeId));
}

/** Drops an account's queued changes. */
export function clearQueueOf(userId: number | undefined) {
  write(read().filter((unsent) => unsent.userId !== userId));
}

/** A random UUID; `crypto.randomUUID` is only there on HTTPS and localhost. */
function newChangeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

// Without storage, changes wait as long as the page is there.
let inMemory: UnsentChange[] = [];

function read(): UnsentChange[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(unsentChangesKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isUnsent) : [];
  } catch {
    return inMemory;
  }
}

function write(changes: UnsentChange[]) {
  inMemory = changes;
  try {
    if (changes.length > 0) localStorage.setItem(unsentChangesKey, JSON.stringify(changes));
    else localStorage.removeItem(unsentChangesKey);
  } catch {
    // `inMemory` has them.
  }
}

function isUnsent(value: unknown): value is UnsentChange {
  if (typeof value !== 'object' || value === null) return false;
  const { changeId, userId, change } = value as Partial<UnsentChange>; // each field is checked below
  return typeof changeId === 'string' && typeof userId === 'number' && !!change && isChange(change);
}

function isChange(change: CartChange): boolean {
  switch (change.kind) {
    case 'add':
      return isCartItem(change.item) && change.item.quantity <= maxQuantity;
    case 'take':
      return Number.isInteger(change.productDesignId) && change.quantity > 0;
    case 'remove':
      return Number.isInteger(change.productDesignId);
    case 'empty':
      return true;
    case 'merge':
      return Array.isArray(change.items) && change.items.every(isCartItem);
    default:
      return false;
  }
}
