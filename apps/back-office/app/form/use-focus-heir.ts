import { type RefObject, useCallback } from 'react';

/** The `ref` of a button that may leave while somebody is on it: the focus goes to `heir` then. */
export function useFocusHeir(heir: RefObject<HTMLElement | null>) {
  return useCallback(
    (button: HTMLElement | null) => () => {
      const isOnIt = document.activeElement === button;
      // What comes in its place comes after it has left.
      if (isOnIt) requestAnimationFrame(() => heir.current?.focus());
    },
    [heir],
  );
}
