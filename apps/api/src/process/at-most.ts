/** Limits how many tasks run at once; the others queue, those that are `first` before all others. */
export function atMost(limit: number) {
  let running = 0;
  const first: (() => void)[] = [];
  const others: (() => void)[] = [];

  return async function inTurn<T>(
    work: () => Promise<T>,
    { isFirst = false }: { isFirst?: boolean } = {},
  ): Promise<T> {
    const queue = isFirst ? first : others;
    if (running < limit) running++;
    else await new Promise<void>((proceed) => queue.push(proceed));
    try {
      return await work();
    } finally {
      // Hand the slot to the next in the queue.
      const next = first.shift() ?? others.shift();
      if (next) next();
      else running--;
    }
  };
}
