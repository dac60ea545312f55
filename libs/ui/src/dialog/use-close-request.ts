import { useEffect, useEffectEvent } from 'react';

/** In some browsers; the types do not know it yet. */
type CloseWatcher = EventTarget & { destroy: () => void };

/** Closes what lies over the page when the device asks for it: Android's Back would leave the page instead. */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const handleClose = useEffectEvent(onClose);

  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher }; // missing where a browser has none
    if (!isOpen || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => handleClose());
    return () => watcher.destroy();
  }, [isOpen]);
}
