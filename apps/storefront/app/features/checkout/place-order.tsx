import type { Piastres } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, type ButtonProps, FormError, Link, Text } from '@craftsandore/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { MayReturn } from '../../components/made-to-order.tsx';
import { type OrderFailure, OrderRefusal } from '../../form/order-refusal.tsx';
import { SellerLine } from './seller-line.tsx';

type PlaceOrderProps = Pick<ButtonProps, 'type' | 'form' | 'loading' | 'disabled' | 'onClick'> & {
  /** Null until it is known what is ordered. */
  lines: ComponentProps<typeof MayReturn>['lines'] | null;
  /** Null until it is known where the order goes. */
  total: Piastres | null;
  /** Why the last try failed. */
  failure: OrderFailure | undefined;
};

/** Keeps the place of what may not be true. */
const unsaid = { visibility: 'hidden' } as const;

/** How every checkout ends: the button that orders, with what there is to pay, and what the law asks to say beside it. */
export function PlaceOrder({ total, failure, lines, ...button }: PlaceOrderProps) {
  const { t } = useTranslation();
  const { money } = useLocale();

  return (
    <>
      <FormError>{failure && <OrderRefusal {...failure} />}</FormError>
      <Button {...button} size="lg" block>
        <span>
          {t('checkout.pay')} {total !== null && <bdi>{money(total)}</bdi>}
        </span>
      </Button>
      <Text size="xs" tone="muted">
        {t('checkout.payHint')} {t('checkout.lawful')}{' '}
        {lines ? (
          <MayReturn lines={lines} />
        ) : (
          <span style={unsaid}>
            <MayReturn lines={[{}]} />
          </span>
        )}{' '}
        <Link href="/terms">{t('footer.terms')}</Link>
      </Text>
      <SellerLine />
    </>
  );
}
