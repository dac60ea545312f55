import type { ReactNode } from 'react';

import { ChevronForwardIcon } from '../icons/icons.ts';
import { Anchor } from '../link-provider/link-provider.tsx';
import styles from './breadcrumbs.module.css';

export type BreadcrumbsProps = {
  /** The name of this navigation. */
  label: string;
  /** The way here, from the top; the page itself is `current`. */
  trail: readonly { href: string; label: ReactNode }[];
  current: ReactNode;
  className?: string;
};

/** The way from the top of the shop to this page. */
export function Breadcrumbs({ label, trail, current, className }: BreadcrumbsProps) {
  return (
    <nav className={className} aria-label={label}>
      <ol className={styles.list}>
        {trail.map(({ href, label: name }) => (
          <li key={href} className={styles.item}>
            <Anchor className={styles.link} href={href}>
              {name}
            </Anchor>
            <ChevronForwardIcon />
          </li>
        ))}
        <li className={styles.item}>
          <span className={styles.current} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
