import { LRUCache } from 'lru-cache';

/** Counts within windows of time. */
export type Counters = {
  /** Adds to a count, which starts again at 0 when its window has passed. */
  add: (key: string, amount: number, windowMs: number) => Promise<Count>;
};

type Count = { count: number; endsInMs: number };

const maxKeys = 100_000;

/** Counts of one process alone, for what is counted too often to be shared. */
export function memoryCounters(now: () => number = Date.now): Counters {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: maxKeys });

  return {
    async add(key, amount, windowMs) {
      const known = windows.get(key);
      const window = known && known.endsAt > now() ? known : { count: 0, endsAt: now() + windowMs };
      window.count = Math.max(0, window.count + amount);
      windows.set(key, window);
      return { count: window.count, endsInMs: window.endsAt - now() };
    },
  };
}
