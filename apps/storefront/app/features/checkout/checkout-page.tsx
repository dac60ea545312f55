import { type Address, type Checkout, maxLength } from '@craftsandore/contract';
import { addressInBuilding, formatPhone } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { useSession } from '@craftsandore/session';
import { DescriptionList, EmailAddress, Heading, Link, TextArea } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { AddressParts } from '../../components/address-parts.tsx';
import { BillingChoice } from './billing-choice.tsx';
import { CashChoice } from './cash-choice.tsx';
import { CheckoutBlock } from './checkout-block.tsx';
import styles from './checkout-page.module.css';
import { CheckoutSummary } from './checkout-summary.tsx';
import { More } from './more.tsx';
import type { OrderFailure } from '../../form/order-refusal.tsx';
import type { OrderWishes } from './use-place-order.ts';
import { useWishes } from './use-wishes.ts';

type CheckoutPageProps = {
  checkout: Checkout;
  /** The saved addresses, for the bill. */
  addresses: readonly Address[];
  onPlaceOrder: (wishes: OrderWishes) => void;
  isPlacing: boolean;
  /** Why the order could not be placed. */
  failure?: OrderFailure | undefined;
};

/** What will be ordered, where it goes and how it is paid: the last look before the order. */
export function CheckoutPage({
  checkout,
  addresses,
  onPlaceOrder,
  isPlacing,
  failure,
}: CheckoutPageProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const user = useSession((session) => session.user);
  const { shippingDetails } = checkout;
  const { streetAddress, area, city, governorate, landmark } = shippingDetails;
  const { postalCode, phoneNumber } = shippingDetails;
  const others = addresses.filter(({ id }) => id !== shippingDetails.id);
  const { billing, note, change } = useWishes(checkout, others);

  return (
    <div className={styles.root}>
      <div className={styles.details}>
        <Heading level={1} tabIndex={-1}>
          {t('checkout.title')}
        </Heading>
        <CheckoutBlock
          title={t('checkout.address')}
          action={
            <Link href={`/cart?addressId=${shippingDetails.id}`}>{t('checkout.change')}</Link>
          }
        >
          <DescriptionList
            className={styles.facts}
            items={[
              {
                term: t('checkout.street'),
                description: (
                  <AddressParts
                    parts={[streetAddress, ...addressInBuilding(shippingDetails, locale)]}
                  />
                ),
              },
              {
                term: t('checkout.city'),
                description: <AddressParts parts={[...(area ? [area] : []), city, governorate]} />,
              },
              ...(landmark
                ? [{ term: t('checkout.landmark'), description: <bdi>{landmark}</bdi> }]
                : []),
              ...(postalCode
                ? [{ term: t('place.postalCode'), description: <bdi>{postalCode}</bdi> }]
                : []),
            ]}
          />
          <More label={t('checkout.note')} isUsed={note !== ''}>
            <TextArea
              label={t('checkout.note')}
              value={note}
              rows={2}
              maxLength={maxLength.customerNote}
              onChange={({ currentTarget }) => change({ note: currentTarget.value })}
            />
          </More>
        </CheckoutBlock>
        <CheckoutBlock title={t('checkout.contact')}>
          <DescriptionList
            className={styles.facts}
            items={[
              { term: t('checkout.name'), description: <bdi>{user?.name}</bdi> },
              {
                term: t('account.email'),
                description: user && <EmailAddress address={user.email} />,
              },
              {
                term: t('address.phone'),
                description: <bdi dir="ltr">{formatPhone(phoneNumber)}</bdi>,
              },
            ]}
          />
        </CheckoutBlock>
        <CheckoutBlock title={t('checkout.billing')}>
          <BillingChoice
            others={others}
            billing={billing}
            onChange={(billing) => change({ billing })}
          />
        </CheckoutBlock>
        <CheckoutBlock title={t('checkout.payment')}>
          <CashChoice label={t('checkout.payment')} />
        </CheckoutBlock>
      </div>
      <CheckoutSummary
        checkout={checkout}
        onPlaceOrder={() => onPlaceOrder({ billingDetailsId: billing.addressId, note })}
        isReady={billing.isSame || billing.addressId !== null}
        isPlacing={isPlacing}
        failure={failure}
      />
    </div>
  );
}
