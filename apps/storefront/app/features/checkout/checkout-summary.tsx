import type { CartItem, Checkout } from '@craftsandore/contract';
import { deliveryDays } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, DescriptionList, Heading, Notice, Separator, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { linePrice } from '../../cart/cart-sums.ts';
import { Money } from '../../components/money.tsx';
import { ProductPhoto } from '../../components/product-photo.tsx';
import styles from './checkout-summary.module.css';

type CheckoutSummaryProps = {
  checkout: Checkout;
  onPlaceOrder: () => void;
  /** Whether nothing is missing for the order. */
  isReady: boolean;
  isPlacing: boolean;
  /** Why the last try failed, which a passing notice has said aloud. */
  failure: string | undefined;
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
  const { subtotal, shippingFees, totalCost } = costBreakdown;

  return (
    <aside className={styles.root} aria-label={t('order.summary')}>
      <Heading level={2} size="h3">
        {t('order.summary')}
      </Heading>
      <ul>
        {cart.cartItems.map((item) => (
          <Line key={item.productDesignId} item={item} />
        ))}
      </ul>
      <DescriptionList
        items={[
          { term: t('sums.subtotal'), description: <Money amount={subtotal} />, ruled: true },
          { term: t('sums.shippingFees'), description: <Money amount={shippingFees} /> },
          { term: t('delivery.label'), description: deliveryDays(promised, locale) },
          {
            term: t('order.total'),
            description: <Money amount={totalCost} />,
            strong: true,
            ruled: true,
          },
        ]}
      />
      <Button size="lg" block loading={isPlacing} disabled={!isReady} onClick={onPlaceOrder}>
        {t('checkout.pay')}
      </Button>
      {failure && (
        <Notice tone="danger">
          <bdi>{failure}</bdi>
        </Notice>
      )}
      <Text size="xs" tone="muted">
        {t('checkout.payHint')}
      </Text>
    </aside>
  );
}

function Line({ item }: { item: CartItem }) {
  const { t } = useTranslation();
  const { local } = useLocale();
  const { productDesign, quantity } = item;

  return (
    <li className={styles.line}>
      <ProductPhoto
        photo={productDesign.photos[0]}
        url={productDesign.photosUrls[0]}
        alt=""
        sizes="72px"
      />
      <div>
        {local(productDesign.product, 'name')}
        <Text size="xs" tone="muted">
          {local(productDesign, 'name')}
          <Separator variant="inline" />
          {t('checkout.quantity', { quantity })}
        </Text>
      </div>
      <Money amount={linePrice(item)} />
    </li>
  );
}
