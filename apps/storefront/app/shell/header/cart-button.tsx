import { useLocale } from '@craftsandore/i18n/react';
import { useLater } from '@craftsandore/resilience';
import { Badge, IconButtonLink, LiveRegion, ShoppingBagIcon } from '@craftsandore/ui';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { useCartOverlay } from '../../cart/cart-overlay.tsx';
import { piecesIn } from '../../cart/cart-sums.ts';
import { useCart } from '../../cart/cart-context.ts';
import styles from './cart-button.module.css';
import { useHoverPanel } from './use-hover-panel.ts';

const fetchMiniCart = () => import('./mini-cart.tsx');

/** The way to the cart, with what is in it one hover, focus or tap away. */
export function CartButton() {
  const { t } = useTranslation();
  const { number } = useLocale();
  const items = useCart((cart) => cart.items);
  const panel = useCartOverlay('mini-cart');
  const { isOpen } = panel;
  const { toggle, close, linkRef, handlers } = useHoverPanel(panel);
  const code = useLater(fetchMiniCart, isOpen);
  const pieces = piecesIn(items ?? []);
  const label = pieces > 0 ? t('cart.labelWithCount', { count: pieces }) : t('cart.title');

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    const { nativeEvent } = event;
    const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
    // Touch has no hover, so a tap shows the mini cart first; with mouse or keyboard it is open already.
    if (isTouch) {
      event.preventDefault();
      toggle();
    } else close();
  }

  return (
    <div className={styles.root} {...handlers}>
      <IconButtonLink
        ref={linkRef}
        href="/cart"
        label={label}
        aria-expanded={isOpen}
        onClick={handleClick}
      >
        <ShoppingBagIcon />
        <Badge count={pieces} format={number} />
      </IconButtonLink>
      <LiveRegion>{pieces > 0 && label}</LiveRegion>
      {isOpen && code && <code.MiniCart />}
    </div>
  );
}
