import { useEffect, useEffectEvent } from 'react';

/** A hand scanner types so many letters, each so soon after the last one, and presses Enter. */
const leastLetters = 4;
const mostMs = 60;

/** Takes the Enter of a scan from what has the focus, where nothing is to be scanned: it would press a button. */
export function useScanGuard(onScan: () => void): void {
  const tell = useEffectEvent(onScan);

  useEffect(() => {
    let letters = 0;
    let last = -Infinity;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Shift') return;
      const isFast = event.timeStamp - last < mostMs;
      last = event.timeStamp;
      if (event.key === 'Enter' && isFast && letters >= leastLetters) {
        event.preventDefault();
        event.stopPropagation();
        tell();
      }
      letters = event.key.length > 1 ? 0 : isFast ? letters + 1 : 1;
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
}
