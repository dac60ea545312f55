import type { CartItem, Product, ProductDesign } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { AddedPopup, ButtonLink } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { useCartOverlay } from '../../../cart/cart-overlay.tsx';
import { subtotalOf } from '../../../cart/cart-sums.ts';
import { Money } from '../../../components/money.tsx';
import { ProductPhoto } from '../../../components/product-photo.tsx';
import { useFullName } from '../../../components/use-full-name.ts';

type AddedNoticeProps = {
  product: Product;
  design: ProductDesign | undefined;
  /** How often something was added, and how many pieces the last time. */
  added: { times: number; quantity: number };
  /** The cart. */
  items: readonly CartItem[];
};

/** Says what was put into the cart and what it holds now, and leads there. */
export function AddedNotice({ product, design, added, items }: AddedNoticeProps) {
  const { t } = useTranslation();
  const { number } = useLocale();
  const popup = useCartOverlay('added');
  const fullName = useFullName(product, design);

  return (
    <AddedPopup
      open={added.times > 0 && popup.isOpen}
      onClose={() => popup.setOpen(false)}
      token={added.times}
      title={t('cart.added')}
      action={
        <ButtonLink href="/cart" variant="secondary" block>
          {t('cart.goTo')}
        </ButtonLink>
      }
      photo={
        <ProductPhoto photo={design?.photos[0]} url={design?.photosUrls[0]} alt="" sizes="64px" />
      }
    >
      <span>
        {fullName} × <bdi>{number(added.quantity)}</bdi>
      </span>
      <span>
        {t('cart.subtotalMini')} <Money amount={subtotalOf(items)} />
      </span>
    </AddedPopup>
  );
}
