import { useMemo } from 'react';

/** A response as a loader hands it over: it arrives at once or, where there is none, never. */
export function usePromiseOf<T>(answer: T | undefined): Promise<T> {
  return useMemo(
    () => (answer ? Promise.resolve(answer) : new Promise<T>(() => undefined)),
    [answer],
  );
}
