import type { CustomerOrderDetails } from '@craftsandore/contract';
import { deliveryDays } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Heading, Link, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { AddressLines } from '../../components/address-lines.tsx';
import styles from './order-aside.module.css';
import { OrderTimeline } from './order-timeline.tsx';
import { ParcelState } from './parcel-state.tsx';

type OrderAsideProps = { order: CustomerOrderDetails; timelineTitle: string };

/** Where an order is, where it goes, and what to do if it should not. */
export function OrderAside({ order, timelineTitle }: OrderAsideProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { promised, customerNote } = order;
  const isCancelled = order.status.name === 'cancelled';
  const addresses = [
    { title: t('order.deliveryTo'), address: order.shippingDetails },
    { title: t('order.billTo'), address: order.billingDetails },
  ];

  return (
    <div className={styles.root}>
      <section>
        <Heading level={2} size="h4" className={styles.title}>
          {timelineTitle}
        </Heading>
        <OrderTimeline history={order.history} />
      </section>
      {order.parcel && (
        <section>
          <Heading level={2} size="h4" className={styles.title}>
            {t('parcel.title')}
          </Heading>
          <ParcelState parcel={order.parcel} />
        </section>
      )}
      {promised && !isCancelled && order.status.name !== 'delivered' && (
        <section>
          <Heading level={2} size="h4" className={styles.title}>
            {t('delivery.label')}
          </Heading>
          <Text size="sm">
            {order.isLate && t('tracking.late')} {deliveryDays(promised, locale)}
          </Text>
        </section>
      )}
      {addresses.map(
        ({ title, address }) =>
          address && (
            <section key={title}>
              <Heading level={2} size="h4" className={styles.title}>
                {title}
              </Heading>
              <Text size="sm">
                <bdi>{order.customerName}</bdi>
              </Text>
              <Text as="div" size="sm">
                <AddressLines address={address} />
              </Text>
            </section>
          ),
      )}
      {customerNote && (
        <section>
          <Heading level={2} size="h4" className={styles.title}>
            {t('checkout.note')}
          </Heading>
          <Text size="sm">
            <bdi>{customerNote}</bdi>
          </Text>
        </section>
      )}
      {!isCancelled && (
        <Text size="sm" className={styles.help}>
          <Link href="/help#returns">{t('order.cancelOrReturn')}</Link>
        </Text>
      )}
    </div>
  );
}
