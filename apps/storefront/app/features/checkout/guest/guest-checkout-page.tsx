import type { Quote, ShippingOptions } from '@craftsandore/contract';
import { type ButtonProps, Heading, Link, ShoppingBagIcon, Text } from '@craftsandore/ui';
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
import { HeldSummary } from './held-summary.tsx';
import { totalOf } from './total-of.ts';
import { WhenItArrives } from './when-it-arrives.tsx';

type GuestCheckoutPageProps = {
  /** What is ordered; null until the browser has asked what its cart costs. */
  quote: Quote | null;
  options: ShippingOptions;
  /** Null until somebody has said where to. */
  terms: DeliveryTerms | null;
  field: ComponentProps<typeof GuestFields>['field'];
  form: ComponentProps<'form'>;
  /** What the form carries along unseen. */
  unseen?: ReactNode;
  /** The field for a code, beside this form. */
  code: (form: string) => ReactNode;
  button: Pick<ButtonProps, 'type' | 'loading'>;
  /** What is said beside the button. */
  notice?: ReactNode;
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
  button,
  notice,
  failure,
}: GuestCheckoutPageProps) {
  const { t } = useTranslation();
  const formId = useId();
  const total = quote && terms?.delivery ? totalOf(quote, terms.delivery) : null;

  return (
    <div className={styles.root}>
      <a href="#order" className={styles.strip}>
        <ShoppingBagIcon />
        {quote ? (
          <>
            <span>
              {t('guest.strip', { pieces: t('cart.pieces', { count: piecesIn(quote.lines) }) })}
            </span>
            <Money amount={total ?? quote.costBreakdown.totalCost} />
          </>
        ) : (
          t('order.summary')
        )}
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
      {quote ? (
        <GuestSummary quote={quote} terms={terms} total={total} code={code(formId)} />
      ) : (
        <HeldSummary />
      )}
      <div className={styles.pay}>
        {notice}
        <PlaceOrder
          {...button}
          lines={quote?.lines.map(({ productDesign }) => productDesign.product) ?? null}
          form={formId}
          total={total}
          failure={failure}
        />
      </div>
    </div>
  );
}
