import { Skeleton, SkeletonGroup } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './rows-waiting.module.css';

/** Placeholder rows while the table's code and its data are being loaded. */
export function RowsWaiting() {
  const { t } = useTranslation();
  return (
    <SkeletonGroup label={t('failure.loading')} className={styles.root}>
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </SkeletonGroup>
  );
}
