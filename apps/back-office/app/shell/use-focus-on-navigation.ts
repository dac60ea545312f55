import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to the title of a new page, so that screen readers hear where they are. */
export function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const focusedAt = useRef(pathname);

  useEffect(() => {
    // The first page is read from its top anyway.
    if (focusedAt.current === pathname) return;
    focusedAt.current = pathname;
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
