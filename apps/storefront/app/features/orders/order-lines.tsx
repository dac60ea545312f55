import {
  type Adjustment,
  type CustomerOrderDetails,
  type OrderLine,
  type Piastres,
} from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { aroundFee } from '@craftsandore/rules';
import { DescriptionList, Text } from '@craftsandore/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Total } from '../../components/total.tsx';
import { MadeToOrder } from '../../components/made-to-order.tsx';
import { ProductPhoto } from '../../components/product-photo.tsx';
import { QuantityTimesPrice } from '../../components/quantity-times-price.tsx';
import { type Linked, LinkedOrder } from './linked-order.tsx';
import styles from './order-lines.module.css';
import { PaidHow } from './paid-how.tsx';

type OrderLinesProps = Linked & {
  order: Pick<CustomerOrderDetails, 'status' | 'lines' | 'adjustments' | 'costBreakdown'> &
    Partial<Pick<CustomerOrderDetails, 'refused' | 'deposits' | 'exchangeOf'>>;
};

/** What was ordered, as it was called and priced then, what of it was refused at the door, what it came to and what is paid of that. */
export function OrderLines({ order, linked }: OrderLinesProps) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const { lines, refused = [], costBreakdown, deposits, exchangeOf } = order;
  const { above, below } = aroundFee(order.adjustments);
  const adjusted = (adjustment: Adjustment) => ({
    term: <bdi>{local(adjustment, 'label')}</bdi>,
    description: <Total amount={adjustment.amount} />,
  });
  const toPay = deposits?.toPay ?? exchangeOf?.toPay;

  return (
    <>
      {refused.length > 0 ? (
        <>
          <Lines title={t('atDoor.kept')} lines={lines} />
          <Lines title={t('atDoor.refused')} lines={refused} isFree />
        </>
      ) : (
        <Lines lines={lines} />
      )}
      <DescriptionList
        items={[
          {
            term: t('sums.subtotal'),
            description: <Total amount={costBreakdown.subtotal} />,
            ruled: true,
          },
          ...above.map(adjusted),
          {
            term: t('sums.shippingFees'),
            description: <Total amount={costBreakdown.shippingFees} />,
          },
          ...below.map(adjusted),
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
              ]
            : []),
          ...(deposits?.payments ?? []).map(({ amount, ...paid }) => ({
            term: t('deposit.paid'),
            description: (
              <>
                <Total amount={minus(amount)} />
                <PaidHow {...paid} isDeposit />
              </>
            ),
          })),
          // Of what is cancelled nothing is paid at the door.
          ...(toPay !== undefined && order.status.name !== 'cancelled'
            ? [
                {
                  term: t(order.status.name === 'delivered' ? 'exchange.paid' : 'exchange.toPay'),
                  description: <Total amount={toPay} />,
                  strong: true,
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

type LinesProps = {
  title?: string;
  lines: readonly OrderLine[];
  /** Whether they cost nothing. */
  isFree?: boolean;
};

function Lines({ title, lines, isFree = false }: LinesProps) {
  const { local, number } = useLocale();
  const titleId = useId();

  return (
    <>
      {title && (
        <Text size="sm" weight="medium" id={titleId}>
          {title}
        </Text>
      )}
      <ul className={styles.root} {...(title && { 'aria-labelledby': titleId })}>
        {lines.map((line) => (
          <li key={line.orderLineId} className={styles.line}>
            <ProductPhoto photo={line.photo} url={line.photosUrls[0]} alt="" sizes="72px" />
            <div>
              {/* By its number: it may be called otherwise by now. */}
              <Link to={`/product/${line.productId}?design=${line.productDesignId}`}>
                {local(line, 'name')}
              </Link>
              <Text size="xs" tone="muted">
                {local(line, 'designName')}
              </Text>
              {line.madeToOrderDays && <MadeToOrder />}
            </div>
            <Text as="span" size="sm" numeric>
              {isFree ? (
                <>× {number(line.quantity)}</>
              ) : (
                <QuantityTimesPrice quantity={line.quantity} price={line.unitPrice} />
              )}
            </Text>
          </li>
        ))}
      </ul>
    </>
  );
}

// Whole piastres stay whole; the contract's own way there brings zod with it.
const minus = (amount: Piastres) => (0 - amount) as Piastres;
