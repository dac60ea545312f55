import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

import { ToastContext, type ToastLabels, type ToastMessage } from './toast-context.ts';
import type { ShownToast, ToastListProps } from './toast-list.tsx';
import { useFirstTouch } from './use-first-touch.ts';

export type ToastProviderProps = { labels: ToastLabels; children: ReactNode };

const MOST_AT_ONCE = 3;

/** Lets everything below it show toasts. */
export function ToastProvider({ labels, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const [ToastList, setToastList] = useState<ComponentType<ToastListProps> | null>(null);
  const nextId = useRef(0);

  // Fetched when a person begins to do something, or else there is something to say: most who only look need no toast.
  const isWanted = useFirstTouch() || toasts.length > 0;
  useEffect(() => {
    if (!isWanted) return;
    import('./toast-list.tsx').then(
      (module) => setToastList(() => module.ToastList),
      () => undefined, // without a connection there is nothing to show toasts with
    );
  }, [isWanted]);

  const showToast = useCallback((message: ToastMessage) => {
    const toast = { ...message, id: nextId.current++ };
    setToasts((shown) => [...shown, toast].slice(-MOST_AT_ONCE));
  }, []);

  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);

  return (
    <ToastContext value={showToast}>
      {children}
      {ToastList && <ToastList toasts={toasts} onDismiss={dismiss} labels={labels} />}
    </ToastContext>
  );
}
