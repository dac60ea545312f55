/** Lets so many pieces of work run at once and no more; the others wait in line. */
export function atMost(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < limit) running++;
    else await new Promise<void>((proceed) => waiting.push(proceed));
    try {
      return await work();
    } finally {
      // Whoever is next takes this place over.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
