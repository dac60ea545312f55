import type { Quote, ShippingOptions } from '@craftsandore/contract';
import { Heading, Link, ShoppingBagIcon, Text } from '@craftsandore/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

import { piecesIn } from '../../../cart/cart-sums.ts';
import { Honeypot } from '../../../components/honeypot.tsx';
import { Money } from '../../../components/money.tsx';
import { signInPath } from '../../../session/next-page.ts';
import type { DeliveryTerms } from '../../../delivery/delivery-terms.ts';
import { CashChoice } from '../cash-choice.tsx';
import { CheckoutBlock } from '../checkout-block.tsx';
import type { OrderFailure } from '../../../form/order-refusal.tsx';
import { PlaceOrder } from '../place-order.tsx';
import { GuestFields } from './guest-fields.tsx';
import styles from './guest-checkout-page.module.css';
import { GuestSummary } from './guest-summary.tsx';
import { totalOf } from './total-of.ts';
import { WhenItArrives } from './when-it-arrives.tsx';

type GuestCheckoutPageProps = {
  quote: Quote;
  options: ShippingOptions;
  /** Null until somebody has said where to. */
  terms: DeliveryTerms | null;
  field: ComponentProps<typeof GuestFields>['field'];
  form: ComponentProps<'form'>;
  /** What the form carries along unseen. */
  unseen?: ReactNode;
  /** The field for a code, beside this form. */
  code: (form: string) => ReactNode;
  isPlacing: boolean;
  failure: OrderFailure | undefined;
};

/** An order of somebody without an account: who, where, when and how, on one page. (Business, section 1.) */
export function GuestCheckoutPage({
  quote,
  options,
  terms,
  field,
  form,
  unseen,
  code,
  isPlacing,
  failure,
}: GuestCheckoutPageProps) {
  const { t } = useTranslation();
  const formId = useId();
  const pieces = piecesIn(quote.lines);
  const { totalCost: goods } = quote.costBreakdown;
  const total = terms?.delivery ? totalOf(quote, terms.delivery) : null;

  return (
    <div className={styles.root}>
      <a href="#order" className={styles.strip}>
        <ShoppingBagIcon />
        <span>{t('guest.strip', { pieces: t('cart.pieces', { count: pieces }) })}</span>
        <Money amount={total ?? goods} />
      </a>
      <form {...form} id={formId} className={styles.form} method="post" noValidate>
        <header className={styles.head}>
          <Heading level={1} tabIndex={-1}>
            {t('checkout.title')}
          </Heading>
          <Text size="sm" tone="muted">
            {t('guest.noPassword')} <Link href={signInPath('/cart')}>{t('guest.signIn')}</Link>{' '}
            {t('guest.toUseAddresses')}
          </Text>
        </header>
        {unseen}
        <Honeypot />
        <GuestFields field={field} options={options} />
        <CheckoutBlock title={t('guest.when')}>
          <WhenItArrives terms={terms} />
        </CheckoutBlock>
        <CheckoutBlock title={t('guest.how')}>
          <CashChoice label={t('guest.how')} />
        </CheckoutBlock>
      </form>
      <GuestSummary quote={quote} terms={terms} total={total} code={code(formId)} />
      <div className={styles.pay}>
        <PlaceOrder
          lines={quote.lines.map(({ productDesign }) => productDesign.product)}
          type="submit"
          form={formId}
          total={total}
          failure={failure}
          loading={isPlacing}
        />
      </div>
    </div>
  );
}
