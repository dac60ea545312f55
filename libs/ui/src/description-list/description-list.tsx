import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import styles from './description-list.module.css';

export type DescriptionListItem = {
  term: ReactNode;
  description: ReactNode;
  /** The line that counts, such as a total. */
  strong?: boolean;
  /** A hairline above: here begins what the lines before add up to. */
  ruled?: boolean;
};

export type DescriptionListProps = {
  items: readonly DescriptionListItem[];
  /** `ruled`: a hairline under each line, values at the start. `plain`: values at the end. */
  variant?: 'plain' | 'ruled';
  className?: string;
};

/** Terms and their values, line by line: facts of a product, an address, sums of an order. */
export function DescriptionList({ items, variant = 'plain', className }: DescriptionListProps) {
  return (
    <dl className={clsx(styles.root, className)} data-variant={variant}>
      {items.map(({ term, description, strong, ruled }, index) => (
        // The lines of one list never change places, and a term may be any node.
        <div
          key={index}
          className={styles.line}
          data-strong={strong || undefined}
          data-ruled={ruled || undefined}
        >
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
