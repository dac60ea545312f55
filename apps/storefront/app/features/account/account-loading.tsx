import { useLocale } from '@craftsandore/i18n/react';
import { Skeleton, SkeletonGroup } from '@craftsandore/ui';

import styles from './account-loading.module.css';

/** A page of the account on its way. */
export function AccountLoading() {
  const { t } = useLocale();

  return (
    <SkeletonGroup label={t('failure.loading')} className={styles.root}>
      <Skeleton lines={2} />
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </SkeletonGroup>
  );
}
