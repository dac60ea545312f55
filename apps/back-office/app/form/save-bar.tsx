import type { ReactNode } from 'react';

import styles from './save-bar.module.css';

type SaveBarProps = {
  /** How the form stands, such as "Unsaved changes". */
  status: ReactNode;
  /** Buttons. */
  children: ReactNode;
};

/** The sticky bar at the end of a form page. */
export function SaveBar({ status, children }: SaveBarProps) {
  return (
    <div className={styles.root}>
      <span className={styles.status} role="status">
        {status}
      </span>
      <span className={styles.buttons}>{children}</span>
    </div>
  );
}
