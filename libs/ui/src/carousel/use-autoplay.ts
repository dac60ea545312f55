import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

import { prefersStillness } from '../motion/prefers-less.ts';

type AutoplayOptions = {
  /** Undefined: never by itself. */
  intervalMs: number | undefined;
  /** A change by hand starts the time again. */
  index: number;
  held?: boolean;
  onAdvance: () => void;
};

/**
 * Advances every `intervalMs`, but not while the person has stopped it, has pointer or keyboard on it,
 * looks at another tab, or has asked for less motion or less data.
 */
export function useAutoplay({ intervalMs, index, held = false, onAdvance }: AutoplayOptions) {
  const [stopped, setStopped] = useState(false);
  const [attended, setAttended] = useState(false);
  const isHovered = useRef(false);
  const advance = useEffectEvent(onAdvance);
  const running = intervalMs !== undefined && !stopped && !held && !attended;

  useEffect(() => {
    if (!running || prefersStillness()) return;
    const timer = setInterval(() => !document.hidden && advance(), intervalMs);
    return () => clearInterval(timer);
  }, [running, intervalMs, index]);

  return {
    running,
    playing: intervalMs === undefined ? undefined : !stopped,
    togglePlaying: () => setStopped((was) => !was),
    holdHandlers: {
      // A finger only touches: browsers say that it came, and never that it went.
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        isHovered.current = true;
        setAttended(true);
      },
      onPointerLeave: ({ currentTarget }: PointerEvent) => {
        isHovered.current = false;
        setAttended(currentTarget.querySelector(':focus-visible') !== null);
      },
      // A press leaves the focus behind, and holds nothing once the pointer has gone.
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setAttended(true),
      onBlur: () => setAttended(isHovered.current),
    },
  };
}
