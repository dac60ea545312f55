import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the title of a new page, so that screen readers hear where they are. Belongs into the root, where
 * the sign-in page and the frame of the others come and go.
 */
export function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const focusedAt = useRef(pathname);

  useEffect(() => {
    // The first page is read from its top anyway.
    if (focusedAt.current === pathname) return;
    focusedAt.current = pathname;
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
