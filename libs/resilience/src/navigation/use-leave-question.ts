import { useEffect, useRef } from 'react';
import { createPath, useBeforeUnload, useBlocker } from 'react-router-dom';

import { saveShouldPageEnd } from './destination.ts';

/**
 * Blocks navigation while something is unsaved, and closing the tab as far as browsers allow. The app shows its own
 * question, then proceeds or stays. `isUnsaved` gets the path that would be next, undefined where the tab closes. A router allows only one blocker at a time.
 */
export function useLeaveQuestion(isUnsaved: (nextPath?: string) => boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isUnsaved(nextLocation.pathname),
  );
  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault();
  });

  const arrived = useRef<AbortController>(null);
  useEffect(() => () => arrived.current?.abort(), []);

  /** The router's instrumentations see the navigation that was blocked, but not this one. */
  function leave() {
    if (blocker.state !== 'blocked') return;
    arrived.current = new AbortController();
    saveShouldPageEnd(createPath(blocker.location), arrived.current.signal);
    blocker.proceed();
  }

  return {
    isAsked: blocker.state === 'blocked',
    nextPath: blocker.location?.pathname,
    leave,
    stay: () => blocker.reset?.(),
  };
}
