import { use, useEffect } from 'react';
import { createPath, UNSAFE_DataRouterContext } from 'react-router-dom';

import { draftNamed } from './draft.ts';

const destination = draftNamed<string>('destination');

/**
 * Remembers where a link was to lead when its page is still on the way as this one ends: React Router loads the page
 * that is open anew where the code of the next one does not come.
 */
export function useDestination(): void {
  // The hooks tell of a navigation only once it is drawn, which a failure may outrun.
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

/** Goes on to where a link was to lead when the page was loaded anew. @returns whether there is such a place. */
export function resumeDestination(): boolean {
  const path = destination.read();
  destination.forget();
  if (!path || !wasReloaded()) return false;
  location.replace(path);
  return true;
}

/** As opposed to a page that somebody has gone to. */
function wasReloaded(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // what this type names
  return arrival?.type === 'reload';
}
