/** Counts within windows of time. */
export type Counters = {
  /** Adds to a count, which starts again at 0 when its window has passed. */
  add: (key: string, amount: number, windowMs: number) => Promise<Count>;
};

type Count = { count: number; endsInMs: number };

const maxKeys = 100_000;

/** Counts of one process alone, for what is counted too often to be shared. */
export function memoryCounters(now: () => number = Date.now): Counters {
  // A map remembers the order in which its keys were set.
  const windows = new Map<string, { count: number; endsAt: number }>();

  return {
    async add(key, amount, windowMs) {
      const known = windows.get(key);
      const window = known && known.endsAt > now() ? known : { count: 0, endsAt: now() + windowMs };
      window.count = Math.max(0, window.count + amount);
      windows.delete(key);
      windows.set(key, window);
      for (const oldest of windows.keys()) {
        if (windows.size <= maxKeys) break;
        windows.delete(oldest);
      }
      return { count: window.count, endsInMs: window.endsAt - now() };
    },
  };
}
