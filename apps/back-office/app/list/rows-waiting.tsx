import { useLocale } from '@craftsandore/i18n/react';
import { Skeleton, SkeletonGroup } from '@craftsandore/ui';

import styles from './rows-waiting.module.css';

/** The rows of a table before there is one: tables are heavy, and come while the API is asked for the rows. */
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
