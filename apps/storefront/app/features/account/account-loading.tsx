import { Skeleton, SkeletonGroup } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './account-loading.module.css';

/** A page of the account on its way. */
export function AccountLoading() {
  const { t } = useTranslation();

  return (
    <SkeletonGroup label={t('failure.loading')} className={styles.root}>
      <Skeleton lines={2} />
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} shape="row" />
      ))}
    </SkeletonGroup>
  );
}
