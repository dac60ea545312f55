import { ArrowForwardIcon, VisuallyHidden } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './diff-list.module.css';

export type DiffRow = {
  key: string;
  name: ReactNode;
  before: ReactNode;
  after: ReactNode;
  isTotal?: boolean;
  /** Words rather than a number: they stand below the name. */
  isText?: boolean;
};

/** What two versions differ in, row by row. */
export function DiffList({ rows }: { rows: readonly DiffRow[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.root}>
      {rows.map(({ key, name, before, after, isTotal, isText }) => (
        <li
          key={key}
          className={styles.row}
          data-total={isTotal || undefined}
          data-text={isText || undefined}
        >
          <span className={styles.name}>{name}</span>
          <VisuallyHidden>{t('orderChange.from')}</VisuallyHidden>
          <del className={styles.before}>{before}</del>
          <ArrowForwardIcon aria-hidden className={styles.arrow} />
          <VisuallyHidden>{t('orderChange.to')}</VisuallyHidden>
          <ins className={styles.after}>{after}</ins>
        </li>
      ))}
    </ul>
  );
}
