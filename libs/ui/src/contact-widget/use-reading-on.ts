import { useEffect, useState } from 'react';

/** Less than this is a trembling thumb. */
const movePixels = 4;

/** True at the top of the page and on the way down; who scrolls up again looks for something else. */
export function useReadingOn(): boolean {
  const [readingOn, setReadingOn] = useState(true);

  useEffect(() => {
    let from = window.scrollY;
    const handleScroll = () => {
      const to = Math.max(window.scrollY, 0);
      if (to > 0 && Math.abs(to - from) < movePixels) return;
      setReadingOn(to === 0 || to > from);
      from = to;
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);

  return readingOn;
}
