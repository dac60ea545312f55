import { clsx } from 'clsx';

import styles from './separator.module.css';

export type SeparatorProps = {
  /** `inline` stands between two facts on a line, where a dot beside Arabic digits would read as a zero. */
  variant?: 'block' | 'inline';
  className?: string;
};

/** A hairline. */
export function Separator({ variant = 'block', className }: SeparatorProps) {
  if (variant === 'inline') {
    return <span className={clsx(styles.inline, className)} aria-hidden="true" />;
  }
  return <hr className={clsx(styles.block, className)} />;
}
