import { type FocusEvent, type MouseEvent, useEffect, useEffectEvent, useState } from 'react';

import { prefersReducedMotion } from './reduced-motion.ts';

type AutoplayOptions = {
  /** Undefined: never by itself. */
  intervalMs: number | undefined;
  /** A change by hand starts the time again. */
  index: number;
  onAdvance: () => void;
};

/**
 * Advances every `intervalMs`, but not while the person has stopped it, has pointer or keyboard on it,
 * looks at another tab, or has asked for less motion.
 */
export function useAutoplay({ intervalMs, index, onAdvance }: AutoplayOptions) {
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  const advance = useEffectEvent(onAdvance);
  const running = intervalMs !== undefined && !stopped && !held;

  useEffect(() => {
    if (!running || prefersReducedMotion()) return;
    const timer = setInterval(() => !document.hidden && advance(), intervalMs);
    return () => clearInterval(timer);
  }, [running, intervalMs, index]);

  return {
    running,
    playing: intervalMs === undefined ? undefined : !stopped,
    togglePlaying: () => setStopped((was) => !was),
    holdHandlers: {
      onMouseEnter: () => setHeld(true),
      // A press leaves the focus behind, and holds nothing once the pointer has gone.
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setHeld(true),
      onMouseLeave: ({ currentTarget }: MouseEvent) =>
        setHeld(currentTarget.querySelector(':focus-visible') !== null),
      onBlur: ({ currentTarget }: FocusEvent) => setHeld(currentTarget.matches(':hover')),
    },
  };
}
