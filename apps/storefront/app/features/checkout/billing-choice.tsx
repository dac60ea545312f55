import type { Address } from '@craftsandore/contract';
import { Checkbox, Link, Select, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './billing-choice.module.css';

/** Where the bill goes: with the parcel, or to another address, which is null until there is one. */
export type Billing = { isSame: boolean; addressId: number | null };

export const billedWithParcel: Billing = { isSame: true, addressId: null };

type BillingChoiceProps = {
  /** The saved addresses but the one that the parcel goes to. */
  others: readonly Address[];
  billing: Billing;
  onChange: (billing: Billing) => void;
};

export function BillingChoice({ others, billing, onChange }: BillingChoiceProps) {
  const { t } = useTranslation();
  const { isSame, addressId } = billing;

  return (
    <div className={styles.root}>
      <Checkbox
        label={t('checkout.billingSame')}
        hint={isSame && t('checkout.billingHint')}
        checked={isSame}
        onChange={({ target }) =>
          onChange(
            target.checked ? billedWithParcel : { isSame: false, addressId: others[0]?.id ?? null },
          )
        }
      />
      {!isSame && others.length > 0 && (
        <Select
          label={t('checkout.billingAddress')}
          value={addressId ?? ''}
          onChange={({ target }) => onChange({ isSame, addressId: Number(target.value) })}
        >
          {others.map(({ id, streetAddress, city }) => (
            <option key={id} value={id}>
              {[streetAddress, city].join(t('list.comma'))}
            </option>
          ))}
        </Select>
      )}
      {!isSame && (
        <Text size="sm" tone="muted">
          {others.length === 0 && t('checkout.billingNone')}{' '}
          <Link href="/shipping">{t('checkout.billingAdd')}</Link>
        </Text>
      )}
    </div>
  );
}
