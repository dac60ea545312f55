import { useCallback, useEffect, useRef } from 'react';

/** Asks whether the page that uses it is still open: what ends later must not move somebody who has gone on. */
export function useIsOpen(): () => boolean {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return useCallback(() => isOpen.current, []);
}
