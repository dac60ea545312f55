import type { StaffCustomerDetails } from '@craftsandore/contract';
import { addressLines, joinAddress } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import styles from './customer-page.module.css';

/** Where the newest orders went, each place once. */
export function CustomerAddresses({ addresses }: Pick<StaffCustomerDetails, 'addresses'>) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  if (addresses.length === 0) {
    return (
      <Text size="sm" tone="muted">
        {t('customers.noAddresses')}
      </Text>
    );
  }
  return (
    <ul className={styles.addresses}>
      {addresses.map((address) => {
        const lines = addressLines(address, locale).map((parts) => joinAddress(parts, locale));
        return (
          <li key={lines.join(address.phoneNumber)} className={styles.address}>
            {lines.map((line) => (
              <Typed key={line}>{line}</Typed>
            ))}
            <span className={styles.muted}>
              {t('customers.orderedHere', { count: address.ordersCount })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
