import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import styles from './timeline.module.css';

export type TimelineStep = {
  title: ReactNode;
  detail?: ReactNode;
  state: 'done' | 'now' | 'todo' | 'cancelled';
};

export type TimelineProps = { steps: readonly TimelineStep[]; className?: string };

/** The way of an order: what is done, where it stands, what is still to come. */
export function Timeline({ steps, className }: TimelineProps) {
  return (
    <ol className={clsx(styles.root, className)}>
      {steps.map(({ title, detail, state }, index) => (
        <li
          // A step has no name but its place.
          key={index}
          className={styles.step}
          data-state={state}
          aria-current={state === 'now' || state === 'cancelled' ? 'step' : undefined}
        >
          <span className={styles.title}>{title}</span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </li>
      ))}
    </ol>
  );
}
