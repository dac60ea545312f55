import type { ReactNode } from 'react';

import styles from './skip-link.module.css';

/** The first stop of the keyboard on every page; shown only while it has focus. */
export function SkipLink({ href = '#main', children }: { href?: string; children: ReactNode }) {
  return (
    <a className={styles.root} href={href}>
      {children}
    </a>
  );
}
