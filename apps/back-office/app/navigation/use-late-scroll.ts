import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const storeKey = 'scroll-positions';
/** Milliseconds after which a page that is still short stays as it is. */
const patienceMs = 10_000;

/**
 * Scrolls a page of the history to where it was once its rows have made it long enough. The router's ScrollRestoration
 * tries once, when a list has only its placeholders.
 */
export function useLateScroll() {
  const { key, pathname, search } = useLocation();
  const isFromHistory = useNavigationType() === 'POP';
  const name = `${key} ${pathname}${search}`;

  useLayoutEffect(() => {
    const positions = readPositions();
    let wanted = isFromHistory ? positions[name] : undefined;

    const grown = new ResizeObserver(() => {
      if (!wanted) return;
      if (document.documentElement.scrollHeight - window.innerHeight < wanted) return;
      window.scrollTo(0, wanted);
      stop();
    });
    // Who scrolls or presses something has taken over.
    const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
    const patience = setTimeout(stop, patienceMs);
    function stop() {
      wanted = undefined;
      grown.disconnect();
      clearTimeout(patience);
      inputs.forEach((input) => window.removeEventListener(input, stop));
    }
    // Until then a short page must not be remembered in place of the long one.
    const remember = () => wanted || (positions[name] = window.scrollY);
    const store = () => storePositions(positions);

    inputs.forEach((input) => window.addEventListener(input, stop, { passive: true }));
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', store);
    if (wanted) grown.observe(document.body);
    else stop();

    return () => {
      stop();
      store();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', store);
    };
  }, [name, isFromHistory]);
}

type Positions = Record<string, number>;

function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(storeKey) ?? '{}') as Positions; // written below
  } catch {
    return {};
  }
}

function storePositions(positions: Positions) {
  try {
    sessionStorage.setItem(storeKey, JSON.stringify(positions));
  } catch {
    // A browser that forbids storage begins at the top.
  }
}
