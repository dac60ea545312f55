import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

import { CheckIcon } from '../icons/icons.ts';
import styles from './added-popup.module.css';

export type AddedPopupProps = {
  open: boolean;
  /** Called when its time is over. */
  onClose: () => void;
  title: ReactNode;
  /** What was added. */
  children: ReactNode;
  /** The way on, such as a link to the cart. */
  action?: ReactNode;
  /** A `Photo` with an empty alt. */
  photo: ReactNode;
  /** A new value for each thing added, so that its time starts again. */
  token?: string | number;
  durationMs?: number;
};

/**
 * Tells for a moment that something is in the cart now; for longer while the pointer or the focus is on it. Takes no focus,
 * moves nothing.
 */
export function AddedPopup({
  open,
  onClose,
  title,
  children,
  photo,
  action,
  token,
  durationMs = 3000,
}: AddedPopupProps) {
  const close = useEffectEvent(onClose);
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (!open || isHeld) return;
    const timer = setTimeout(() => close(), durationMs);
    return () => clearTimeout(timer);
  }, [open, isHeld, token, durationMs]);

  return (
    // Always in the page: a live region that arrives together with its words is not read.
    <div
      className={styles.region}
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
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
          {action && <div className={styles.action}>{action}</div>}
          {!isHeld && (
            <span className={styles.time} style={{ animationDuration: `${durationMs}ms` }} />
          )}
        </div>
      )}
    </div>
  );
}
