import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { Tag } from '../tag/tag.tsx';
import styles from './status-badge.module.css';

export type Status = 'pending' | 'confirmed' | 'shipped' | 'delivered' | 'cancelled' | 'unknown';

export type StatusBadgeProps = {
  status: Status;
  /** The status in words: colour and glyph never stand alone. */
  children: ReactNode;
  className?: string;
};

/** Where an order stands: a word, a colour and a glyph of its own. */
export function StatusBadge({ status, children, className }: StatusBadgeProps) {
  return (
    <Tag className={clsx(styles.root, className)} data-status={status}>
      {children}
    </Tag>
  );
}
