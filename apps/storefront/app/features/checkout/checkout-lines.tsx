import type { CartItem } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Separator, Text } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { linePrice } from '../../cart/cart-sums.ts';
import { Money } from '../../components/money.tsx';
import { MadeToOrder } from '../../components/made-to-order.tsx';
import { ProductPhoto } from '../../components/product-photo.tsx';
import styles from './checkout-lines.module.css';

type CheckoutLinesProps<Item extends CartItem> = {
  items: readonly Item[];
  /** What is to be said of a line. */
  noteOn?: (item: Item) => ReactNode;
};

/** The pieces that an order will have. */
export function CheckoutLines<Item extends CartItem>({ items, noteOn }: CheckoutLinesProps<Item>) {
  const { t } = useTranslation();
  const { local } = useLocale();

  return (
    <ul>
      {items.map((item) => {
        const { productDesignId, productDesign, quantity } = item;
        return (
          <li key={productDesignId} className={styles.line}>
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
              {productDesign.product.madeToOrderDays && <MadeToOrder />}
              {noteOn?.(item)}
            </div>
            <Money amount={linePrice(item)} />
          </li>
        );
      })}
    </ul>
  );
}
