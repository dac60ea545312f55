import { useEffect } from 'react';

/** As long as the second press of a double one may take. */
const doublePressMs = 500;

/** The second press on a button that closes a dialog would fall on what lies below it: it is swallowed. */
export function useSwallowedPress(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      const controller = new AbortController();
      const swallow = (event: MouseEvent) => {
        if (event.detail < 2) return;
        event.preventDefault();
        event.stopPropagation();
      };
      document.addEventListener('click', swallow, { capture: true, signal: controller.signal });
      setTimeout(() => controller.abort(), doublePressMs);
    };
  }, [isOpen]);
}
