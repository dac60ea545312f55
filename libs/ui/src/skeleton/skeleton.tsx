import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  /** `text` is `lines` of words, `tile` a photo of the given `ratio`, `row` a line of a table. */
  shape?: 'text' | 'tile' | 'row';
  lines?: number;
  /** The shape of a tile, as in CSS: "1", "16 / 10". */
  ratio?: string;
  className?: string;
};

/** The boxes of content that is on its way: the same shape and size as the content itself. */
export function Skeleton({ shape = 'text', lines = 1, ratio = '1', className }: SkeletonProps) {
  if (shape === 'text') {
    return (
      <span className={clsx(styles.text, className)} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          <span key={line} className={styles.box} />
        ))}
      </span>
    );
  }

  return (
    <span
      className={clsx(styles.box, className)}
      data-shape={shape}
      style={{ aspectRatio: shape === 'tile' ? ratio : undefined }}
      aria-hidden="true"
    />
  );
}

export type SkeletonGroupProps = {
  /** Said once, politely, for all skeletons inside: "Loading". */
  label: string;
  children: ReactNode;
  className?: string;
};

/** A part of the page that is loading. */
export function SkeletonGroup({ label, children, className }: SkeletonGroupProps) {
  return (
    <div className={clsx(styles.group, className)} aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}
