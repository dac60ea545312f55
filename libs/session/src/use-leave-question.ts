import { useBeforeUnload, useBlocker } from 'react-router-dom';

/**
 * Holds up the way to another page while something is unsaved, and the end of the tab as well as browsers allow.
 * The app asks in its own words, then goes on or stays. A router allows one question at a time.
 */
export function useLeaveQuestion(isUnsaved: () => boolean) {
  const { state, proceed, reset } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (isUnsaved()) event.preventDefault();
  });

  return { isAsked: state === 'blocked', leave: () => proceed?.(), stay: () => reset?.() };
}
