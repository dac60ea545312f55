import { use, useEffect } from 'react';
import { createPath, UNSAFE_DataRouterContext } from 'react-router-dom';

import { draftNamed } from './draft.ts';

const destination = draftNamed<string>('destination');

/**
 * Remembers the destination of a navigation that is interrupted by a reload: React Router reloads the open page when
 * the code of the next one fails to load.
 */
export function useDestination(): void {
  // The router's hooks report a navigation only after a render, and the failure may come before that.
  const router = use(UNSAFE_DataRouterContext)?.router;

  useEffect(() => {
    const handleEnd = () => {
      const { location, formMethod } = router?.state.navigation ?? {};
      if (location && !formMethod) destination.keep(createPath(location));
    };
    window.addEventListener('pagehide', handleEnd);
    return () => window.removeEventListener('pagehide', handleEnd);
  }, [router]);
}

/** Continues a navigation that a reload has interrupted. @returns whether there was one. */
export function resumeDestination(): boolean {
  const path = destination.read();
  destination.forget();
  if (!path || !wasReloaded()) return false;
  location.replace(path);
  return true;
}

/** Whether the page was reloaded, as opposed to opened by a navigation. */
function wasReloaded(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // what this type names
  return arrival?.type === 'reload';
}
