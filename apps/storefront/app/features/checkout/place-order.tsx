import type { Piastres } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, type ButtonProps, FormError, Link, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { daysToReturn } from '../../components/days-to-return.ts';
import { type OrderFailure, OrderRefusal } from '../../form/order-refusal.tsx';
import { SellerLine } from './seller-line.tsx';

type PlaceOrderProps = Pick<ButtonProps, 'type' | 'form' | 'loading' | 'disabled' | 'onClick'> & {
  /** Null until it is known where the order goes. */
  total: Piastres | null;
  /** Why the last try failed. */
  failure: OrderFailure | undefined;
};

/** How every checkout ends: the button that orders, with what there is to pay, and what the law asks to say beside it. */
export function PlaceOrder({ total, failure, ...button }: PlaceOrderProps) {
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
        {t('checkout.payHint')} {t('checkout.lawful', { days: daysToReturn })}{' '}
        <Link href="/terms">{t('footer.terms')}</Link>
      </Text>
      <SellerLine />
    </>
  );
}
