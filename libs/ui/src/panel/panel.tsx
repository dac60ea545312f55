import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

import { Card } from '../card/card.tsx';
import type { HeadingLevel } from '../heading/heading.tsx';
import styles from './panel.module.css';

export type PanelProps = {
  title: ReactNode;
  actions?: ReactNode;
  headingLevel?: HeadingLevel;
  /** A table or a list of rows brings its own padding. */
  flush?: boolean;
  children: ReactNode;
  className?: string;
};

/** A card that is a named section of the page, with a head of its own. */
export function Panel({
  title,
  actions,
  headingLevel = 2,
  flush = false,
  children,
  className,
}: PanelProps) {
  const titleId = useId();
  const Title = `h${headingLevel}` as const;

  return (
    <Card
      className={clsx(styles.root, className)}
      as="section"
      padded={false}
      aria-labelledby={titleId}
    >
      <header className={styles.head}>
        <Title id={titleId} className={styles.title}>
          {title}
        </Title>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={styles.body} data-flush={flush || undefined}>
        {children}
      </div>
    </Card>
  );
}
