import { useEffect, useRef } from 'react';

/**
 * After a change of page without a reload, reading goes on at its h1, as it would on a new page. Belongs into the
 * root of an app, under which the frames of pages come and go.
 */
export function usePageFocus(pathname: string) {
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (focusHeading()) return;

    // The page's own code is still on its way.
    const waiting = new MutationObserver(() => focusHeading() && waiting.disconnect());
    waiting.observe(document.body, { childList: true, subtree: true });
    return () => waiting.disconnect();
  }, [pathname]);
}

function focusHeading(): boolean {
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
