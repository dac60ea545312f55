import { useEffect, useState } from 'react';

/** Whether the browser has had nothing better to do since this was rendered. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);

  useEffect(() => {
    const handleIdle = () => setIdle(true);
    const canTell: boolean = 'requestIdleCallback' in window; // in fewer browsers than the types say
    if (!canTell) {
      const timer = setTimeout(handleIdle, 1000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(handleIdle);
    return () => cancelIdleCallback(handle);
  }, []);

  return isIdle;
}
