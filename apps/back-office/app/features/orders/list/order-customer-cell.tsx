import type { StaffOrder } from '@craftsandore/contract';
import { formatPhone } from '@craftsandore/i18n';
import { BadgeCheckIcon, VisuallyHidden } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import styles from './order-columns.module.css';

export function OrderCustomerCell({ order }: { order: StaffOrder }) {
  const { t } = useTranslation();
  return (
    <span className={styles.two}>
      <span>
        <Typed>{order.userName}</Typed>
        {order.userIsVerified && (
          <span className={styles.verified} title={t('account.verified')}>
            <BadgeCheckIcon />
            <VisuallyHidden>{t('account.verified')}</VisuallyHidden>
          </span>
        )}
      </span>
      <span className={styles.phoneInRecord}>
        <bdi dir="ltr">{formatPhone(order.shippingPhoneNumber)}</bdi>
      </span>
      <span className={`${styles.small} ${styles.email}`}>
        <bdi dir="ltr">{order.userEmail}</bdi>
      </span>
    </span>
  );
}
