import type { ReactNode } from 'react';

import styles from './save-bar.module.css';

type SaveBarProps = {
  /** For a button that the status explains. */
  statusId?: string;
  /** How the form stands, such as "Unsaved changes". */
  status: ReactNode;
  /** Buttons. */
  children: ReactNode;
};

/** The sticky bar at the end of a form page. */
export function SaveBar({ statusId, status, children }: SaveBarProps) {
  return (
    <div className={styles.root}>
      <span id={statusId} className={styles.status} role="status">
        {status}
      </span>
      <span className={styles.buttons}>{children}</span>
    </div>
  );
}
