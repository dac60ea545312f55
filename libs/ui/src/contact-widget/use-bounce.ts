import { useEffect, useState } from 'react';

import { prefersStillness } from '../motion/prefers-less.ts';

const bounceEveryMs = 20_000;
const bounceForMs = 5000;

/** True for 5 seconds, every 20 (specification, section 9), unless the person would rather have it still. */
export function useBounce(): boolean {
  const [bouncing, setBouncing] = useState(false);

  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const beat = setInterval(() => {
      if (prefersStillness()) return;
      setBouncing(true);
      rest = setTimeout(() => setBouncing(false), bounceForMs);
    }, bounceEveryMs);

    return () => {
      clearInterval(beat);
      clearTimeout(rest);
    };
  }, []);

  return bouncing;
}
