import type { StaffOrder } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { BadgeCheckIcon, VisuallyHidden } from '@craftsandore/ui';

import styles from './order-columns.module.css';

export function OrderCustomerCell({ order }: { order: StaffOrder }) {
  const { t } = useLocale();
  return (
    <span className={styles.two}>
      <span>
        <bdi>{order.userName}</bdi>
        {order.userIsVerified && (
          <span className={styles.verified} title={t('account.verified')}>
            <BadgeCheckIcon />
            <VisuallyHidden>{t('account.verified')}</VisuallyHidden>
          </span>
        )}
      </span>
      <span className={`${styles.small} ${styles.email}`}>
        <bdi dir="ltr">{order.userEmail}</bdi>
      </span>
    </span>
  );
}
