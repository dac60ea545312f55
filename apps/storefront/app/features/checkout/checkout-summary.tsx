import type { Checkout } from '@craftsandore/contract';
import { deliveryDays } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { DescriptionList, Heading } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Money } from '../../components/money.tsx';
import { CheckoutLines } from './checkout-lines.tsx';
import styles from './checkout-summary.module.css';
import type { OrderFailure } from '../../form/order-refusal.tsx';
import { LaterPromotionCode } from './later-promotion-code.tsx';
import { PlaceOrder } from './place-order.tsx';
import { useSums } from './use-sums.tsx';

type CheckoutSummaryProps = {
  checkout: Checkout;
  onPlaceOrder: () => void;
  /** Whether nothing is missing for the order. */
  isReady: boolean;
  isPlacing: boolean;
  failure: OrderFailure | undefined;
};

export function CheckoutSummary({
  checkout,
  onPlaceOrder,
  isReady,
  isPlacing,
  failure,
}: CheckoutSummaryProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { cart, costBreakdown, promised } = checkout;
  const { shippingFees, totalCost } = costBreakdown;

  return (
    <aside className={styles.root} aria-label={t('order.summary')}>
      <Heading level={2} size="h3">
        {t('order.summary')}
      </Heading>
      <CheckoutLines items={cart.cartItems} />
      <DescriptionList
        items={useSums(checkout, {
          fee: <Money amount={shippingFees} />,
          days: [{ term: t('delivery.label'), description: deliveryDays(promised, locale) }],
          total: totalCost,
        })}
      />
      <LaterPromotionCode refusal={checkout.promotionRefusal} />
      <PlaceOrder
        lines={cart.cartItems.map(({ productDesign }) => productDesign.product)}
        total={totalCost}
        failure={failure}
        loading={isPlacing}
        disabled={!isReady}
        onClick={onPlaceOrder}
      />
    </aside>
  );
}
