import { Skeleton, SkeletonGroup } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import blockStyles from './checkout-block.module.css';
import styles from './checkout-page.module.css';

/** Until scripts have made the checkout. */
export function CheckoutLoading() {
  const { t } = useTranslation();

  return (
    <SkeletonGroup label={t('failure.loading')} className={styles.root}>
      <div className={styles.details}>
        {[1, 2, 3, 4].map((block) => (
          <div key={block} className={blockStyles.root}>
            <Skeleton lines={3} />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
