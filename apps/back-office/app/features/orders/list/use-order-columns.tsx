import type { StaffOrder } from '@craftsandore/contract';
import { formatPhone } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { ChevronForwardIcon, type DataTableColumn, Price, StatusBadge } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import { useMoment } from '../../../components/use-moment.ts';
import styles from './order-columns.module.css';
import { OrderCustomerCell } from './order-customer-cell.tsx';

/** The columns of every table of orders, those hidden left out. */
export function useOrderColumns(hidden: readonly string[]): DataTableColumn<StaffOrder>[] {
  const { t } = useTranslation();
  const { orderNumber, moneyParts } = useLocale();
  const momentOf = useMoment();

  const columns: DataTableColumn<StaffOrder>[] = [
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
      cell: (order) => <OrderCustomerCell order={order} />,
    },
    {
      id: 'destination',
      header: t('orderColumns.destination'),
      cell: ({ shippingGovernorate, shippingCity }) => (
        <span className={styles.two}>
          {shippingGovernorate}
          <span className={styles.small}>
            <Typed>{shippingCity}</Typed>
          </span>
        </span>
      ),
    },
    {
      id: 'phone',
      header: t('orderColumns.phone'),
      stacked: 'hidden',
      cell: ({ shippingPhoneNumber }) => (
        <bdi dir="ltr" className={styles.phone}>
          {formatPhone(shippingPhoneNumber)}
        </bdi>
      ),
    },
    {
      id: 'total',
      header: t('orderColumns.total'),
      sortable: true,
      stacked: 'end',
      cell: ({ totalCost }) => <Price {...moneyParts(totalCost)} />,
    },
    {
      id: 'date',
      header: t('orderColumns.date'),
      sortable: true,
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
  ];
  return columns.filter(({ id }) => !hidden.includes(id));
}
