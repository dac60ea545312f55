import { Skeleton, SkeletonGroup } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './cart-line.module.css';

/** Two lines of a cart on their way (specification, section 9). */
export function CartRowsSkeleton() {
  const { t } = useTranslation();

  return (
    <SkeletonGroup label={t('failure.loading')}>
      {[1, 2].map((row) => (
        <div key={row} className={styles.root}>
          <div className={styles.photo}>
            <Skeleton shape="tile" />
          </div>
          <Skeleton lines={2} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
