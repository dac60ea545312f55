import { clsx } from 'clsx';

import styles from './spinner.module.css';

/** A wait without a known shape. Hidden from screen readers: words stand beside it. */
export function Spinner({ className }: { className?: string }) {
  return <span className={clsx(styles.root, className)} aria-hidden="true" />;
}
