import type { Address } from '@craftsandore/contract';
import { formatPhone } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Panel, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import styles from './user-addresses.module.css';

export function UserAddresses({ addresses }: { addresses: Address[] }) {
  const { t } = useTranslation();
  const { number } = useLocale();

  return (
    <Panel title={t('users.addresses')} actions={number(addresses.length)}>
      {addresses.length === 0 ? (
        <Text size="sm" tone="muted">
          {t('users.noAddresses')}
        </Text>
      ) : (
        <ul className={styles.root}>
          {addresses.map(({ id, streetAddress, city, governorate, postalCode, phoneNumber }) => (
            <li key={id} className={styles.address}>
              <span>
                <bdi>{streetAddress}</bdi>
              </span>
              <span className={styles.where}>
                <bdi>{city}</bdi>
                <bdi>{governorate}</bdi>
                {postalCode && <bdi dir="ltr">{postalCode}</bdi>}
                <bdi dir="ltr">{formatPhone(phoneNumber)}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
