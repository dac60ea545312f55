import type { StaffOrder } from '@craftsandore/contract';
import { formatPhone } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import {
  BadgeCheckIcon,
  ChevronForwardIcon,
  type DataTableColumn,
  StatusBadge,
  VisuallyHidden,
} from '@craftsandore/ui';
import { useMemo } from 'react';

import styles from './order-columns.module.css';
import { useMoment } from './use-moment.ts';

/** The columns of every table of orders. */
export function useOrderColumns(): DataTableColumn<StaffOrder>[] {
  const { t, orderNumber } = useLocale();
  const momentOf = useMoment();

  return useMemo(
    () => [
      {
        id: 'order',
        header: t('orders.order'),
        rowHeader: true,
        cell: ({ orderId }) => <bdi>{orderNumber(orderId)}</bdi>,
      },
      {
        id: 'status',
        header: t('orders.status'),
        stacked: 'end',
        cell: ({ orderStatusName }) => (
          <StatusBadge status={orderStatusName}>{t(`orderStatus.${orderStatusName}`)}</StatusBadge>
        ),
      },
      {
        id: 'customer',
        header: t('orders.customer'),
        stacked: 'full',
        cell: (order) => <Customer order={order} />,
      },
      {
        id: 'destination',
        header: t('orders.destination'),
        cell: ({ shippingGovernorate, shippingCity }) => (
          <span className={styles.two}>
            {shippingGovernorate}
            <span className={styles.small}>
              <bdi>{shippingCity}</bdi>
            </span>
          </span>
        ),
      },
      {
        id: 'phone',
        header: t('orders.phone'),
        stacked: 'hidden',
        cell: ({ shippingPhoneNumber }) => (
          <bdi dir="ltr" className={styles.phone}>
            {formatPhone(shippingPhoneNumber)}
          </bdi>
        ),
      },
      {
        id: 'date',
        header: t('orders.date'),
        sortable: true,
        stacked: 'end',
        cell: ({ orderCreatedAt }) => (
          <time dateTime={orderCreatedAt} className={styles.muted}>
            {momentOf(orderCreatedAt)}
          </time>
        ),
      },
      {
        id: 'open',
        header: t('orders.open'),
        headerHidden: true,
        align: 'end',
        stacked: 'hidden',
        cell: () => <ChevronForwardIcon className={styles.muted} />,
      },
    ],
    [t, orderNumber, momentOf],
  );
}

function Customer({ order }: { order: StaffOrder }) {
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
      <span className={styles.small}>
        <bdi dir="ltr">{order.userEmail}</bdi>
      </span>
    </span>
  );
}
