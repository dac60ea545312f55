import type { StaffOrderDetails } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { PageHeader, Panel, Separator, StatusBadge } from '@craftsandore/ui';

import { PageTitle } from '../../shell/page-title.tsx';
import { OrderAddress } from './order-address.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { ordersPath } from './order-filters.ts';
import { OrderItems } from './order-items.tsx';
import styles from './order-page.module.css';
import { OrderProgress } from './order-progress.tsx';
import { StatusChanger, type StatusChange } from './status-changer.tsx';

type OrderPageProps = { order: StaffOrderDetails; statusChange: StatusChange };

export function OrderPage({ order, statusChange }: OrderPageProps) {
  const { t, date, time, orderNumber } = useLocale();
  const title = t('order.title', { number: orderNumber(order.orderId) });

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        back={{ href: ordersPath(), label: t('nav.orders') }}
        title={title}
        status={
          <StatusBadge status={order.orderStatusName}>
            {t(`orderStatus.${order.orderStatusName}`)}
          </StatusBadge>
        }
        meta={
          <>
            <time dateTime={order.orderCreatedAt}>
              {t('order.dateAndTime', {
                date: date(order.orderCreatedAt),
                time: time(order.orderCreatedAt),
              })}
            </time>
            <Separator variant="inline" />
            <bdi dir="ltr">{order.orderReference}</bdi>
          </>
        }
      />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <OrderItems lines={order.lines} costs={order.costBreakdown} />
          <div className={styles.pair}>
            <OrderCustomer order={order} />
            <OrderAddress address={order.shippingDetails} />
          </div>
        </div>
        <div className={styles.stack}>
          <Panel title={t('statusChange.title')}>
            <StatusChanger status={order.orderStatusId} {...statusChange} />
          </Panel>
          <Panel title={t('order.progress')}>
            <OrderProgress history={order.history} />
          </Panel>
        </div>
      </div>
    </>
  );
}
