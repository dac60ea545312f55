import type { CustomerOrderDetails, Piastres } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { DescriptionList, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Total } from '../../components/total.tsx';
import { ProductPhoto } from '../../components/product-photo.tsx';
import { designPath } from '../../navigation/design-in-address.ts';
import { QuantityTimesPrice } from '../../components/quantity-times-price.tsx';
import { type Linked, LinkedOrder } from './linked-order.tsx';
import styles from './order-lines.module.css';

type OrderLinesProps = Linked & {
  order: Pick<CustomerOrderDetails, 'lines' | 'adjustments' | 'costBreakdown'> &
    Partial<Pick<CustomerOrderDetails, 'exchangeOf'>>;
};

/** What was ordered, as it was called and priced then, and what it came to. */
export function OrderLines({ order, linked }: OrderLinesProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const { lines, adjustments, costBreakdown, exchangeOf } = order;

  return (
    <>
      <ul className={styles.root}>
        {lines.map((line) => (
          <li key={line.productDesignId} className={styles.line}>
            <ProductPhoto photo={line.photo} url={line.photosUrls[0]} alt="" sizes="72px" />
            <div>
              <Link to={designPath(line.productId, line.productDesignId)}>
                {local(line, 'name')}
              </Link>
              <Text size="xs" tone="muted">
                {local(line, 'designName')}
              </Text>
            </div>
            <Text as="span" size="sm" numeric>
              <QuantityTimesPrice quantity={line.quantity} price={line.unitPrice} />
            </Text>
          </li>
        ))}
      </ul>
      <DescriptionList
        items={[
          {
            term: t('sums.subtotal'),
            description: <Total amount={costBreakdown.subtotal} />,
            ruled: true,
          },
          ...adjustments.map((adjustment) => ({
            term: <bdi>{local(adjustment, 'label')}</bdi>,
            description: <Total amount={adjustment.amount} />,
          })),
          {
            term: t('sums.shippingFees'),
            description: <Total amount={costBreakdown.shippingFees} />,
          },
          {
            term: t('order.total'),
            description: <Total amount={costBreakdown.totalCost} />,
            strong: true,
          },
          ...(exchangeOf
            ? [
                {
                  term: (
                    <>
                      {t('exchange.of')} <LinkedOrder order={exchangeOf} linked={linked} />
                    </>
                  ),
                  description: <Total amount={minus(exchangeOf.credit)} />,
                },
                {
                  term: t('exchange.toPay'),
                  description: <Total amount={exchangeOf.toPay} />,
                  strong: true,
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

// Whole piastres stay whole; the contract's own way there brings zod with it.
const minus = (amount: Piastres) => (0 - amount) as Piastres;
