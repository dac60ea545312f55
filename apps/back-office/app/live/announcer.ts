import { type Live, maxHeld } from './live.ts';

/** What comes within this time is announced at once; and so long have other pages to say that somebody looks at them. */
const gatherMs = 1_000;
/** Between announcements. */
const quietMs = 30_000;

/** Announces orders that were placed: several at once, and none that was seen or that somebody sees come. */
export function createAnnouncer(
  live: Live,
  announce: (orderIds: readonly number[]) => void,
  isLookedAt = () => document.hasFocus(),
) {
  let waiting: number[] = [];
  let announcedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Somebody has seen them come. */
  function drop() {
    clearTimeout(timer);
    timer = undefined;
    waiting = [];
  }

  function flush() {
    const unseen = live.read().unseen['order.placed'];
    const orderIds = waiting.filter((id) => unseen.includes(id));
    drop();
    if (orderIds.length === 0 || isLookedAt()) return;
    announcedAt = Date.now();
    announce(orderIds);
  }

  return {
    add(orderId: number): void {
      waiting = [...waiting, orderId].slice(-maxHeld);
      timer ??= setTimeout(flush, Math.max(gatherMs, announcedAt + quietMs - Date.now()));
    },
    drop,
  };
}
