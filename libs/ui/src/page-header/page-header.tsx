import { clsx } from 'clsx';
import type { ReactNode } from 'react';

import { Heading } from '../heading/heading.tsx';
import { ArrowBackIcon } from '../icons/icons.ts';
import { Anchor, type AnchorProps } from '../link-provider/link-provider.tsx';
import styles from './page-header.module.css';

export type PageHeaderProps = {
  /** The page's one h1. It can be given focus, for when the page changes without a reload. */
  title: ReactNode;
  /** How many things the page lists, in words: a small number alone reads as a degree sign in Arabic. */
  count?: ReactNode;
  /** Above the title: the way here. */
  breadcrumbs?: ReactNode;
  /** Above the title: the list that this page belongs to. */
  back?: Pick<AnchorProps, 'href' | 'onClick'> & { label: ReactNode };
  /** Beside the title, such as a `StatusBadge`. */
  status?: ReactNode;
  /** Below the title. */
  meta?: ReactNode;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  className?: string;
};

/** The head of a page. */
export function PageHeader({
  title,
  count,
  breadcrumbs,
  back,
  status,
  meta,
  actions,
  className,
}: PageHeaderProps) {
  return (
    <div className={clsx(styles.root, className)}>
      <div className={styles.copy}>
        {breadcrumbs}
        {back && (
          <Anchor className={styles.back} href={back.href} onClick={back.onClick}>
            <ArrowBackIcon />
            {back.label}
          </Anchor>
        )}
        <div className={styles.titleLine}>
          <Heading level={1} tabIndex={-1}>
            {title}
            {count !== undefined && (
              <>
                {' '}
                <bdi className={styles.count}>{count}</bdi>
              </>
            )}
          </Heading>
          {status}
        </div>
        {meta && <div className={styles.meta}>{meta}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
