import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import styles from './tag.module.css';

export type TagProps = ComponentProps<'span'> & {
  tone?: 'neutral' | 'inverse' | 'success' | 'warning' | 'danger' | 'info';
};

/** A short fact in a pill. For where an order stands, use StatusBadge. */
export function Tag({ tone = 'neutral', className, ...rest }: TagProps) {
  return <span {...rest} className={clsx(styles.root, className)} data-tone={tone} />;
}
