import { type ReactNode, useEffect, useEffectEvent } from 'react';

import { CheckIcon } from '../icons/icons.ts';
import styles from './added-popup.module.css';

export type AddedPopupProps = {
  open: boolean;
  /** Called when its time is over. */
  onClose: () => void;
  title: ReactNode;
  /** What was added. */
  children: ReactNode;
  /** A `Photo` with an empty alt. */
  photo: ReactNode;
  /** A new value for each thing added, so that its time starts again. */
  token?: string | number;
  durationMs?: number;
};

/** Tells for a moment that something is in the cart now. Takes no focus, moves nothing. */
export function AddedPopup({
  open,
  onClose,
  title,
  children,
  photo,
  token,
  durationMs = 3000,
}: AddedPopupProps) {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => close(), durationMs);
    return () => clearTimeout(timer);
  }, [open, token, durationMs]);

  return (
    // Always in the page: a live region that arrives together with its words is not read.
    <div className={styles.region} role="status">
      {open && (
        <div key={token} className={styles.root}>
          <div className={styles.photo}>{photo}</div>
          <div className={styles.words}>
            <b className={styles.title}>
              <CheckIcon />
              {title}
            </b>
            {children}
          </div>
          <span className={styles.time} style={{ animationDuration: `${durationMs}ms` }} />
        </div>
      )}
    </div>
  );
}
