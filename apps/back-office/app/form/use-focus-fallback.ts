import { type RefObject, useCallback } from 'react';

/** A `ref` for a button that may be removed while it has the focus, which then goes to `focusFallback`. */
export function useFocusFallback(focusFallback: RefObject<HTMLElement | null>) {
  return useCallback(
    (button: HTMLElement | null) => () => {
      const isOnIt = document.activeElement === button;
      // The replacement is mounted after the button is removed.
      if (isOnIt) requestAnimationFrame(() => focusFallback.current?.focus());
    },
    [focusFallback],
  );
}
