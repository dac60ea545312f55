import styles from './key-hint.module.css';

/** The key that does the same, for who sees it; it is said by `aria-keyshortcuts`. */
export function KeyHint({ children }: { children: string }) {
  return (
    <kbd dir="ltr" aria-hidden="true" className={styles.root}>
      {children}
    </kbd>
  );
}
