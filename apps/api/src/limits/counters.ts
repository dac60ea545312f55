/** Counts within windows of time. In memory for one process; several instances need one that they share. */
export type Counters = {
  /** Adds to a count, which starts again at 0 when its window has passed. */
  add: (key: string, amount: number, windowMs: number) => Promise<Count>;
};

type Count = { count: number; endsInMs: number };

const manyKeys = 10_000;

export function memoryCounters(now: () => number = Date.now): Counters {
  const windows = new Map<string, { count: number; endsAt: number }>();

  const forgetPassed = () => {
    for (const [key, { endsAt }] of windows) if (endsAt <= now()) windows.delete(key);
  };

  return {
    async add(key, amount, windowMs) {
      const known = windows.get(key);
      const window = known && known.endsAt > now() ? known : { count: 0, endsAt: now() + windowMs };
      window.count = Math.max(0, window.count + amount);
      windows.set(key, window);
      if (windows.size > manyKeys) forgetPassed();
      return { count: window.count, endsInMs: window.endsAt - now() };
    },
  };
}
