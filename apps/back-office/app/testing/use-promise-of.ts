import { useMemo } from 'react';

/** A response as a loader hands it over: it arrives at once or, where there is none, never. */
export function usePromiseOf<T>(response: T | undefined): Promise<T> {
  return useMemo(
    () => (response ? Promise.resolve(response) : new Promise<T>(() => undefined)),
    [response],
  );
}
