import { useRef } from 'react';

/** Lets go what is asked for while the last asking still runs. At once, where a state would come a render too late. */
export function useOneAtATime<Args extends unknown[]>(run: (...args: Args) => Promise<unknown>) {
  const isRunning = useRef(false);

  return async (...args: Args) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await run(...args);
    } finally {
      isRunning.current = false;
    }
  };
}
