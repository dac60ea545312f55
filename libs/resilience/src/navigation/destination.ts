import type { ClientInstrumentation } from 'react-router-dom';

import { draftNamed } from '../draft.ts';

const destination = draftNamed<string>('destination');

/**
 * Remembers the destination of a navigation that is interrupted by a reload: React Router reloads the open page when
 * the code of the next one fails to load. The router's hooks would report the navigation only after a render, and the
 * failure may come before that.
 */
export const keepDestination: ClientInstrumentation = {
  router: ({ instrument }) => {
    instrument({
      async navigate(navigate, { to, formMethod }) {
        const arrived = new AbortController();
        if (typeof to !== 'number' && !formMethod) {
          const { pathname, search, hash } = new URL(to, location.href);
          saveShouldPageEnd(pathname + search + hash, arrived.signal);
        }
        await navigate();
        arrived.abort();
      },
    });
  },
};

/** Saves a destination should the page end before it has arrived there. */
export function saveShouldPageEnd(path: string, arrived: AbortSignal): void {
  const start = location.href;
  const save = () => {
    // Another navigation, which this one does not notice, may have ended elsewhere.
    if (location.href === start) destination.save(path);
  };
  window.addEventListener('pagehide', save, { signal: arrived });
}

/** Continues a navigation that a reload has interrupted. @returns whether there was one. */
export function resumeDestination(): boolean {
  const path = destination.read();
  destination.remove();
  if (!path || !wasReloaded()) return false;
  location.replace(path);
  return true;
}

/** Whether the page was reloaded, as opposed to opened by a navigation. */
function wasReloaded(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // what this type names
  return arrival?.type === 'reload';
}
