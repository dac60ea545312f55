import * as Primitive from '@radix-ui/react-toast';

import { CircleAlertIcon, CircleCheckIcon, InfoIcon, XIcon } from '../icons/icons.ts';
import type { ToastLabels, ToastMessage } from './toast-context.ts';
import styles from './toast.module.css';

export type ShownToast = ToastMessage & {
  id: number;
  /** What had the focus when it came. */
  from: Element | null;
};

export type ToastListProps = {
  labels: ToastLabels;
  toasts: readonly ShownToast[];
  onDismiss: (id: number) => void;
};

const durationMs = 5000;

const icons = { neutral: InfoIcon, success: CircleCheckIcon, danger: CircleAlertIcon };

/** The toasts at the top of the page. They wait while the pointer or the focus is on them. */
export function ToastList({ toasts, onDismiss, labels }: ToastListProps) {
  return (
    <Primitive.Provider label={labels.toast} duration={durationMs} swipeDirection="up">
      {toasts.map(({ id, from, tone = 'neutral', children, action }) => {
        const Icon = icons[tone];
        return (
          <Primitive.Root
            key={id}
            className={styles.toast}
            data-tone={tone}
            type={tone === 'danger' ? 'foreground' : 'background'}
            onOpenChange={(open) => !open && onDismiss(id)}
          >
            <Icon className={styles.icon} />
            <Primitive.Description className={styles.words}>{children}</Primitive.Description>
            {action && (
              <Primitive.Action
                className={styles.action}
                altText={action.label}
                onClick={({ detail }) => {
                  // Pressed by a key: with the toast its focus would go. A tap must not open a keyboard.
                  if (detail === 0 && from instanceof HTMLElement) from.focus();
                  action.onPress();
                }}
              >
                {action.label}
              </Primitive.Action>
            )}
            <Primitive.Close className={styles.close} aria-label={labels.close}>
              <XIcon />
            </Primitive.Close>
          </Primitive.Root>
        );
      })}
      <Primitive.Viewport className={styles.viewport} label={`${labels.region} ({hotkey})`} />
    </Primitive.Provider>
  );
}
