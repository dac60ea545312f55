import type { Address } from '@craftsandore/contract';
import { addressLines, formatPhone, joinAddress } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Panel, Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import styles from './user-addresses.module.css';

export function UserAddresses({ addresses }: { addresses: Address[] }) {
  const { t } = useTranslation();
  const { number, locale } = useLocale();

  return (
    <Panel title={t('users.addresses')} actions={number(addresses.length)}>
      {addresses.length === 0 ? (
        <Text size="sm" tone="muted">
          {t('users.noAddresses')}
        </Text>
      ) : (
        <ul className={styles.root}>
          {addresses.map((address) => {
            const [street = [], ...others] = addressLines(address, locale);
            const phones = [address.phoneNumber, address.secondPhoneNumber];
            return (
              <li key={address.id} className={styles.address}>
                <span>
                  <Typed>{joinAddress(street, locale)}</Typed>
                </span>
                <span className={styles.where}>
                  {others.map((parts) => (
                    <Typed key={parts.join('')}>{joinAddress(parts, locale)}</Typed>
                  ))}
                  {phones.map(
                    (phone) =>
                      phone && (
                        <bdi key={phone} dir="ltr">
                          {formatPhone(phone)}
                        </bdi>
                      ),
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
