import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False on the server and while the page hydrates, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
