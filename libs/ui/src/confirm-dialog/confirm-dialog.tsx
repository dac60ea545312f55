import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { CircleAlertIcon, CircleCheckIcon } from '../icons/icons.ts';
import styles from './confirm-dialog.module.css';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen, and that it stays. */
  description: ReactNode;
  /** What else should be known before somebody confirms. */
  children?: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  onConfirm: () => void;
  /**
   * `failed` may be tried again, `refused` may not: only the way out is left. `done` takes the buttons away and closes the
   * dialog after two seconds.
   */
  state?: 'asking' | 'working' | 'failed' | 'refused' | 'done';
  /** Said when it is done, or why it failed. */
  message?: ReactNode;
};

const closesAfterMs = 2000;

/** The last question before something is lost. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  state = 'asking',
  message,
}: ConfirmDialogProps) {
  const cancelRef = useRef<HTMLButtonElement>(null);
  const close = useEffectEvent(() => onOpenChange(false));

  useEffect(() => {
    if (!open || state !== 'done') return;
    const timer = setTimeout(() => close(), closesAfterMs);
    return () => clearTimeout(timer);
  }, [open, state]);

  // The pressed button is gone.
  useEffect(() => {
    if (state === 'refused') cancelRef.current?.focus();
  }, [state]);

  const actions = (
    <>
      {state !== 'refused' && (
        <Button variant="danger" loading={state === 'working'} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      )}
      <Button ref={cancelRef} variant="secondary" onClick={() => onOpenChange(false)}>
        {cancelLabel}
      </Button>
    </>
  );

  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      actions={state !== 'done' && actions}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        cancelRef.current?.focus();
      }}
    >
      {children}
      <p className={styles.message} data-state={state} role="status">
        {(state === 'done' || state === 'failed' || state === 'refused') && (
          <>
            {state === 'done' ? <CircleCheckIcon /> : <CircleAlertIcon />}
            {message}
          </>
        )}
      </p>
    </Dialog>
  );
}
