import type { ReactNode } from 'react';

import styles from './as-in-shop.module.css';

/** What is inside looks as in the shop, which has no dark scheme: in the dark it lies on the shop's own ground. */
export function AsInShop({ children }: { children: ReactNode }) {
  return (
    <div data-scheme="light" className={styles.root}>
      {children}
    </div>
  );
}
