import { useLocale } from '@craftsandore/i18n/react';
import { Skeleton, SkeletonGroup } from '@craftsandore/ui';

import styles from './rows-waiting.module.css';

/** Placeholder rows while the table's code and its data are being loaded. */
export function RowsWaiting() {
  const { t } = useLocale();
  return (
    <SkeletonGroup label={t('failure.loading')} className={styles.root}>
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </SkeletonGroup>
  );
}
