import { Skeleton, SkeletonGroup } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './rows-waiting.module.css';

type RowsWaitingProps = {
  /** The head of the table among them. */
  rows?: number;
};

/** Placeholder rows while the table's code and its data are being loaded. */
export function RowsWaiting({ rows = 8 }: RowsWaitingProps) {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('failure.loading')} className={styles.root}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </SkeletonGroup>
  );
}
