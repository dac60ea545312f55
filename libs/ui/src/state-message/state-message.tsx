import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Rings } from '../rings/rings.tsx';
import styles from './state-message.module.css';

export type StateMessageProps = {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  headingLevel?: HeadingLevel;
  tone?: 'wood' | 'danger';
  role?: 'alert';
  className?: string;
};

/** The common shape of EmptyState, ErrorState and NoAccess: small rings, one sentence, one way on. */
export function StateMessage({
  title,
  children,
  action,
  headingLevel = 2,
  tone = 'wood',
  role,
  className,
}: StateMessageProps) {
  return (
    <div className={clsx(styles.root, className)} role={role} data-tone={tone}>
      <Rings tone={tone} />
      <Heading
        level={headingLevel}
        size={headingLevel === 1 ? 'h1' : 'h3'}
        tabIndex={headingLevel === 1 ? -1 : undefined}
        className={styles.title}
      >
        {title}
      </Heading>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
