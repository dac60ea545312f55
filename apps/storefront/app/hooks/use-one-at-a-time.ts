import { useRef } from 'react';

/** Ignores calls while the previous one still runs. With a ref, because state would change one render too late. */
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
