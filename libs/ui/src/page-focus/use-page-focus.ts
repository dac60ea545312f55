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

    // The page's own code is still on its way. A focus that has moved in the meantime is left alone.
    const waiting = new MutationObserver(() => focusHeading() && waiting.disconnect());
    waiting.observe(document.body, { childList: true, subtree: true });
    const stop = () => waiting.disconnect();
    window.addEventListener('keydown', stop);
    window.addEventListener('pointerdown', stop);
    return () => {
      stop();
      window.removeEventListener('keydown', stop);
      window.removeEventListener('pointerdown', stop);
    };
  }, [pathname]);
}

/** False where there is none, or only that of the page before, which React hides until the new one has come. */
function focusHeading(): boolean {
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  return heading !== null && document.activeElement === heading;
}
