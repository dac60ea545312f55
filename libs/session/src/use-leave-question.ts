import { useBeforeUnload, useBlocker } from 'react-router-dom';

/**
 * Blocks navigation while something is unsaved, and closing the tab as far as browsers allow. The app shows its own
 * question, then proceeds or stays. A router allows only one blocker at a time.
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
