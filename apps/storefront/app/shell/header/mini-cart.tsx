import type { CartItem } from '@craftsandore/contract';
import { productPath } from '@craftsandore/contract/plain';
import { useLocale } from '@craftsandore/i18n/react';
import { ButtonLink, Heading, Skeleton, SkeletonGroup, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { subtotalOf, unitPrice } from '../../cart/cart-sums.ts';
import { Total } from '../../components/total.tsx';
import { ProductPhoto } from '../../components/product-photo.tsx';
import { QuantityTimesPrice } from '../../components/quantity-times-price.tsx';
import { useCart } from '../../cart/cart-context.ts';
import styles from './mini-cart.module.css';

/** What is in the cart, without leaving the page. */
export function MiniCart() {
  const { t } = useTranslation();

  return (
    <div className={styles.root} role="dialog" aria-label={t('cart.yours')}>
      <div className={styles.body}>
        <Heading level={2} size="h4">
          {t('cart.yours')}
        </Heading>
        <Content />
      </div>
    </div>
  );
}

function Content() {
  const { t } = useTranslation();
  const items = useCart((cart) => cart.items);
  const failure = useCart((cart) => cart.failure);

  if (failure) {
    return (
      <Text className={styles.empty}>
        <bdi>{failure.sentence ?? t('cart.failed')}</bdi>
      </Text>
    );
  }
  if (!items) return <Loading />;
  if (items.length === 0) return <Text className={styles.empty}>{t('cart.emptyMini')}</Text>;

  return (
    <>
      <ul className={styles.list}>
        {items.map((item) => (
          <Line key={item.productDesignId} item={item} />
        ))}
      </ul>
      <p className={styles.subtotal}>
        <span>{t('cart.subtotalMini')}</span>
        <Total amount={subtotalOf(items)} />
      </p>
      <ButtonLink href="/cart" block>
        {t('cart.goTo')}
      </ButtonLink>
    </>
  );
}

function Line({ item }: { item: CartItem }) {
  const { local } = useLocale();
  const { product, photos, photosUrls } = item.productDesign;
  const name = local(product, 'name');

  return (
    <li className={styles.line}>
      <ProductPhoto photo={photos[0]} url={photosUrls[0]} alt="" sizes="60px" />
      <div>
        <Link to={productPath(product.id, name, item.productDesignId)}>{name}</Link>
        <Text as="div" tone="muted" numeric>
          <QuantityTimesPrice quantity={item.quantity} price={unitPrice(item)} />
        </Text>
      </div>
    </li>
  );
}

function Loading() {
  const { t } = useTranslation();

  return (
    <SkeletonGroup label={t('failure.loading')} className={styles.list}>
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles.line}>
          <Skeleton shape="tile" />
          <Skeleton lines={2} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
