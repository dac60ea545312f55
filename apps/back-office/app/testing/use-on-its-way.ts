import { useMemo } from 'react';

/** An answer as a loader hands it over: it arrives at once or, where there is none, never. */
export function useOnItsWay<T>(answer: T | undefined): Promise<T> {
  return useMemo(
    () => (answer ? Promise.resolve(answer) : new Promise<T>(() => undefined)),
    [answer],
  );
}
