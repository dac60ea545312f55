import type { CustomerOrderDetails } from '@craftsandore/contract';
import { Heading, Link, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { AddressLines } from '../../components/address-lines.tsx';
import styles from './order-aside.module.css';
import { OrderTimeline } from './order-timeline.tsx';

type OrderAsideProps = { order: CustomerOrderDetails; wayTitle: string };

/** Where an order is, where it goes, and what to do if it should not. */
export function OrderAside({ order, wayTitle }: OrderAsideProps) {
  const { t } = useTranslation();

  return (
    <div className={styles.root}>
      <section>
        <Heading level={2} size="h4" className={styles.title}>
          {wayTitle}
        </Heading>
        <OrderTimeline history={order.history} />
      </section>
      <section>
        <Heading level={2} size="h4" className={styles.title}>
          {t('order.deliveryTo')}
        </Heading>
        <Text as="div" size="sm">
          <AddressLines address={order.shippingDetails} />
        </Text>
      </section>
      {order.billingDetails && (
        <section>
          <Heading level={2} size="h4" className={styles.title}>
            {t('order.billTo')}
          </Heading>
          <Text as="div" size="sm">
            <AddressLines address={order.billingDetails} />
          </Text>
        </section>
      )}
      <Text size="sm">
        <Link href="/help">{t('order.cancelOrReturn')}</Link>
      </Text>
    </div>
  );
}
