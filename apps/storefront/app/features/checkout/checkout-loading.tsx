import { Skeleton, SkeletonGroup } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { CheckoutFrame } from './checkout-frame.tsx';
import styles from './checkout-page.module.css';

export function CheckoutLoading() {
  const { t } = useTranslation();

  return (
    <CheckoutFrame>
      <SkeletonGroup label={t('failure.loading')} className={styles.root}>
        <div className={styles.details}>
          {[1, 2, 3, 4].map((block) => (
            <div key={block} className={styles.block}>
              <Skeleton lines={3} />
            </div>
          ))}
        </div>
      </SkeletonGroup>
    </CheckoutFrame>
  );
}
