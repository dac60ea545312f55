import { useRef } from 'react';

/**
 * Gives the focus back to what had it before the dialog opened. Radix does so only for a trigger of its own, and ours
 * are opened by whatever the app likes.
 */
export function useReturnedFocus() {
  const opener = useRef<Element>(null);

  return {
    rememberFocus() {
      opener.current = document.activeElement;
    },
    returnFocus(event: Event) {
      event.preventDefault();
      // A new page has taken the focus, where a link inside led on.
      if (document.activeElement !== document.body) return;
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
