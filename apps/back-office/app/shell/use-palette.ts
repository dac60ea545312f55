import { useLayoutEffect, useState } from 'react';

/** Whether the palette is open: Ctrl K and ⌘ K open and close it wherever the focus is. */
export function usePalette() {
  const [isOpen, setIsOpen] = useState(false);

  // Before anybody has seen the page: who presses at once is heard.
  useLayoutEffect(() => {
    function handleKey(event: KeyboardEvent) {
      // The key by its place: on an Arabic keyboard it writes ن.
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setIsOpen((isOpen) => !isOpen);
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}
