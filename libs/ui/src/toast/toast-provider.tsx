import { useIdle, useLater } from '@craftsandore/resilience';
import { type ReactNode, useCallback, useRef, useState } from 'react';

import { ToastContext, type ToastLabels, type ToastMessage } from './toast-context.ts';
import type { ShownToast } from './toast-list.tsx';

export type ToastProviderProps = { labels: ToastLabels; children: ReactNode };

const maxAtOnce = 3;

const fetchList = () => import('./toast-list.tsx');

/** Lets everything below it show toasts. */
export function ToastProvider({ labels, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const nextId = useRef(0);

  // Not needed for a first view, but it has to be there when a lost connection is all that there is to say.
  const isWanted = useIdle() || toasts.length > 0;
  const list = useLater(fetchList, isWanted);

  const showToast = useCallback((message: ToastMessage) => {
    const toast = { ...message, id: nextId.current++, from: document.activeElement };
    // The same words once more take the place of the first.
    setToasts((shown) =>
      [...shown.filter((other) => !isSame(other, toast)), toast].slice(-maxAtOnce),
    );
  }, []);

  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);

  return (
    <ToastContext value={showToast}>
      {children}
      {list && <list.ToastList toasts={toasts} onDismiss={dismiss} labels={labels} />}
    </ToastContext>
  );
}

const isSame = (some: ToastMessage, other: ToastMessage) =>
  some.tone === other.tone && some.children === other.children;
