import { createContext, type ReactNode, use } from 'react';

export type ToastTone = 'neutral' | 'success' | 'danger';

export type ToastMessage = {
  tone?: ToastTone;
  children: ReactNode;
  /** What can be done about it while it is there, such as "Undo". */
  action?: { label: string; onPress: () => void };
};

/** What screen readers call the region, a toast, and its close button. */
export type ToastLabels = { region: string; toast: string; close: string };

export type ShowToast = (message: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Shows a passing message. Never the only place of a form's error. */
export function useToast(): ShowToast {
  const showToast = use(ToastContext);
  if (!showToast) throw new Error('useToast needs a ToastProvider above it');
  return showToast;
}
