import type { Address, Checkout } from '@craftsandore/contract';
import { formatPhone } from '@craftsandore/i18n';
import { useSession } from '@craftsandore/session';
import {
  BanknoteIcon,
  DescriptionList,
  EmailAddress,
  Heading,
  Link,
  RadioCard,
  RadioGroup,
} from '@craftsandore/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type Billing, BillingChoice, billedWithParcel } from './billing-choice.tsx';
import { CheckoutBlock } from './checkout-block.tsx';
import styles from './checkout-page.module.css';
import { CheckoutSummary } from './checkout-summary.tsx';

type CheckoutPageProps = {
  checkout: Checkout;
  /** The saved addresses, for the bill. */
  addresses: readonly Address[];
  /** Gets the address of the bill where it does not go with the parcel. */
  onPlaceOrder: (billingDetailsId?: number) => void;
  isPlacing: boolean;
  /** Why the order could not be placed. */
  failure?: string | undefined;
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
  const user = useSession((session) => session.user);
  const { streetAddress, city, governorate, postalCode, phoneNumber } = checkout.shippingDetails;
  const [billing, setBilling] = useState<Billing>(billedWithParcel);
  const others = addresses.filter(({ id }) => id !== checkout.shippingDetails.id);

  return (
    <div className={styles.root}>
      <div className={styles.details}>
        <Heading level={1} tabIndex={-1}>
          {t('checkout.title')}
        </Heading>
        <CheckoutBlock
          title={t('checkout.address')}
          action={
            <Link href={`/cart?addressId=${checkout.shippingDetails.id}`}>
              {t('checkout.change')}
            </Link>
          }
        >
          <DescriptionList
            className={styles.facts}
            items={[
              { term: t('checkout.street'), description: <bdi>{streetAddress}</bdi> },
              {
                term: t('checkout.city'),
                description: (
                  <>
                    <bdi>{city}</bdi>
                    {t('list.comma')}
                    <bdi>{governorate}</bdi>
                  </>
                ),
              },
              ...(postalCode
                ? [{ term: t('place.postalCode'), description: <bdi>{postalCode}</bdi> }]
                : []),
            ]}
          />
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
          <BillingChoice others={others} billing={billing} onChange={setBilling} />
        </CheckoutBlock>
        <CheckoutBlock title={t('checkout.payment')}>
          <RadioGroup label={t('checkout.payment')} labelHidden>
            <RadioCard
              name="paymentMethod"
              value="cash"
              defaultChecked
              label={t('order.cash')}
              description={t('checkout.cashHint')}
              icon={<BanknoteIcon />}
            />
          </RadioGroup>
        </CheckoutBlock>
      </div>
      <CheckoutSummary
        checkout={checkout}
        onPlaceOrder={() => onPlaceOrder(billing.addressId ?? undefined)}
        isReady={billing.isSame || billing.addressId !== null}
        isPlacing={isPlacing}
        failure={failure}
      />
    </div>
  );
}
