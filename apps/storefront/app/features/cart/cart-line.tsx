import { type CartItem, maxQuantity } from '@craftsandore/contract';
import { productPath } from '@craftsandore/contract/plain';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, Heading, QuantityStepper, Text } from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { linePrice } from '../../cart/cart-sums.ts';
import { Money } from '../../components/money.tsx';
import { MadeToOrder } from '../../components/made-to-order.tsx';
import { ProductPhoto } from '../../components/product-photo.tsx';
import { useFullName } from '../../components/use-full-name.ts';
import { QuantityNote } from '../../components/quantity-note.tsx';
import { useCart } from '../../cart/cart-context.ts';
import styles from './cart-line.module.css';
import { handFocusOn } from './hand-focus-on.ts';
import { useCartChange } from './use-cart-change.ts';
import { useRemoval } from './use-removal.ts';

export function CartLine({ item }: { item: CartItem }) {
  const { t } = useTranslation();
  const { local, number } = useLocale();
  const setQuantity = useCart((cart) => cart.setQuantity);
  const remove = useCart((cart) => cart.remove);
  const change = useCartChange();
  const handleRemoval = useRemoval();
  const [isOver, setOver] = useState(false);

  const { productDesignId, quantity, productDesign } = item;
  const { product, photos, photosUrls, stock } = productDesign;
  const name = local(product, 'name');
  const href = productPath(product.id, name, productDesignId);
  const fullName = useFullName(product, productDesign);

  const handleRemove = () =>
    void handleRemoval({
      lines: [item],
      change: remove(productDesignId),
      done: t('cart.removed', { product: name }),
      failed: t('cart.removeFailed'),
    });

  return (
    <li ref={handFocusOn} className={styles.root} data-line={productDesignId}>
      <Link to={href} className={styles.photo} tabIndex={-1} aria-hidden="true">
        <ProductPhoto photo={photos[0]} url={photosUrls[0]} alt="" sizes="120px" />
      </Link>
      <div>
        <Heading level={2} size="h4" className={styles.name}>
          <Link to={href}>{name}</Link>
        </Heading>
        <Text size="sm" tone="muted">
          {local(productDesign, 'name')}
        </Text>
        {product.madeToOrderDays && <MadeToOrder />}
        <QuantityNote stock={stock} isOver={isOver || stock < quantity} />
      </div>
      <Money amount={linePrice(item)} className={styles.price} />
      <div className={styles.actions}>
        <QuantityStepper
          size="sm"
          value={quantity}
          onOver={setOver}
          max={Math.min(Math.max(stock, quantity), maxQuantity)}
          onChange={(pieces) =>
            void change(
              setQuantity(productDesignId, pieces),
              pieces > quantity ? t('cart.addFailed') : t('cart.takeFailed'),
            )
          }
          onRemove={handleRemove}
          removeLabel={t('cart.removeProduct', { product: fullName })}
          label={t('cart.quantityOf', { product: fullName })}
          decreaseLabel={t('cart.lessOf', { product: fullName })}
          increaseLabel={t('cart.moreOf', { product: fullName })}
          format={number}
        />
        <Button
          variant="quiet"
          size="sm"
          className={styles.remove}
          aria-label={t('cart.removeProduct', { product: fullName })}
          onClick={handleRemove}
        >
          {t('cart.remove')}
        </Button>
      </div>
    </li>
  );
}
