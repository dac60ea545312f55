import type { CartItem } from '@craftsandore/contract';
import {
  BanknoteIcon,
  Button,
  ButtonLink,
  DescriptionList,
  FormError,
  Heading,
  Text,
} from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { piecesIn, productsIn, subtotalOf } from '../../cart/cart-sums.ts';
import { Money } from '../../components/money.tsx';
import { LaterDeliveryBox } from '../../delivery/later-delivery-box.tsx';
import { LaterFee } from '../../delivery/later-fee.tsx';
import styles from './cart-summary.module.css';

/** How to get to the checkout: by a link, by submitting a form first, or not before there is an address. */
export type WayOn = { href: string } | { formId: string } | 'needs-address';

type CartSummaryProps = {
  items: readonly CartItem[];
  wayOn: WayOn;
  /** The name of the governorate of the chosen address. */
  governorate?: string | undefined;
};

export function CartSummary({ items, wayOn, governorate }: CartSummaryProps) {
  const { t } = useTranslation();
  const sum = subtotalOf(items);
  const subtotal = <Money amount={sum} />;

  return (
    <aside className={styles.root} aria-label={t('cart.summary')}>
      <Heading level={2} size="h4">
        {t('order.summary')}
      </Heading>
      <DescriptionList
        items={[
          { term: t('cart.pieces', { count: piecesIn(items) }), description: subtotal },
          {
            term: t('cart.shipping'),
            description: (
              <LaterFee subtotal={sum} governorate={governorate}>
                {t('cart.byGovernorate')}
              </LaterFee>
            ),
          },
          { term: t('sums.subtotal'), description: subtotal, strong: true, ruled: true },
        ]}
      />
      <LaterDeliveryBox subtotal={sum} pieces={productsIn(items)} governorate={governorate} />
      <Checkout wayOn={wayOn} />
      <Text size="xs" tone="muted">
        {t('checkout.discounts')}
      </Text>
      <Text size="xs" tone="muted" className={styles.cash}>
        <BanknoteIcon />
        {t('cart.cash')}
      </Text>
    </aside>
  );
}

function Checkout({ wayOn }: { wayOn: WayOn }) {
  const { t } = useTranslation();

  if (wayOn === 'needs-address') return <NotYet>{t('cart.needsAddress')}</NotYet>;
  if ('href' in wayOn) {
    return (
      <ButtonLink size="lg" block href={wayOn.href}>
        {t('cart.checkout')}
      </ButtonLink>
    );
  }
  return (
    <Button size="lg" block type="submit" form={wayOn.formId} name="then" value="checkout">
      {t('cart.checkout')}
    </Button>
  );
}

/** A button that says, once it is pressed in vain, what is missing. */
function NotYet({ children }: { children: string }) {
  const { t } = useTranslation();
  const [wasPressed, setPressed] = useState(false);

  return (
    <>
      <Button size="lg" block onClick={() => setPressed(true)}>
        {t('cart.checkout')}
      </Button>
      <FormError>{wasPressed && children}</FormError>
      {!wasPressed && (
        <Text size="sm" tone="muted">
          {children}
        </Text>
      )}
    </>
  );
}
