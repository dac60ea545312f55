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

export type ToastProviderProps = { labels: ToastLabels; children: ReactNode };

const MOST_AT_ONCE = 3;

/** Lets everything below it show toasts. */
export function ToastProvider({ labels, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const [ToastList, setToastList] = useState<ComponentType<ToastListProps> | null>(null);
  const nextId = useRef(0);

  // Fetched after the first view, which has nothing to say, but before the network may be what fails.
  useEffect(() => {
    void import('./toast-list.tsx').then((module) => setToastList(() => module.ToastList));
  }, []);

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
