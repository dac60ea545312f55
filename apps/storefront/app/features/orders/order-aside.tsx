import type { CustomerOrderDetails } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Heading, Link, Text } from '@craftsandore/ui';

import { AddressLines } from '../../shop/address-lines.tsx';
import styles from './order-aside.module.css';
import { OrderWay } from './order-way.tsx';

type OrderAsideProps = { order: CustomerOrderDetails; wayTitle: string };

/** Where an order is, where it goes, and what to do if it should not. */
export function OrderAside({ order, wayTitle }: OrderAsideProps) {
  const { t } = useLocale();

  return (
    <div className={styles.root}>
      <section>
        <Heading level={2} size="h4" className={styles.title}>
          {wayTitle}
        </Heading>
        <OrderWay order={order} />
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
