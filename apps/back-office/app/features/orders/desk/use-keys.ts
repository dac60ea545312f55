import { useEffect, useEffectEvent } from 'react';

/** Presses of physical keys anywhere on the page, but neither while somebody types nor together with Ctrl, Alt or Meta. */
export function useKeys(onKey: (code: string) => boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || isBusy(event)) return;
    if (onKey(event.code)) event.preventDefault();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

const isBusy = ({ target, defaultPrevented }: KeyboardEvent) =>
  defaultPrevented ||
  document.querySelector('[role=dialog]') !== null ||
  (target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable]') !== null);
