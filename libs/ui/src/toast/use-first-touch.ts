import { useEffect, useState } from 'react';

/** Whether a finger, a mouse button or a key has been pressed on this page. */
export function useFirstTouch(): boolean {
  const [wasTouched, setTouched] = useState(false);

  useEffect(() => {
    const found = new AbortController();
    const options = { capture: true, once: true, signal: found.signal };
    for (const press of ['pointerdown', 'keydown']) {
      addEventListener(press, () => setTouched(true), options);
    }
    return () => found.abort();
  }, []);

  return wasTouched;
}
