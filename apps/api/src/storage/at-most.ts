/** Limits how many tasks run at once; the others queue. */
export function atMost(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < limit) running++;
    else await new Promise<void>((proceed) => waiting.push(proceed));
    try {
      return await work();
    } finally {
      // Hand the slot to the next in the queue.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
