import type { AddressFields } from '@craftsandore/contract';
import { formatPhone } from '@craftsandore/i18n';
import { Text } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

/** An address as it stands on a parcel. */
export function AddressLines({ address }: { address: AddressFields }) {
  const { t } = useTranslation();
  const { streetAddress, city, governorate, postalCode, phoneNumber } = address;

  return (
    <address style={{ fontStyle: 'normal' }}>
      <Text as="span" weight="medium">
        <bdi>{streetAddress}</bdi>
      </Text>
      <br />
      <bdi>{city}</bdi>
      {t('list.comma')}
      <bdi>{governorate}</bdi>{' '}
      {postalCode && (
        <Text as="span" tone="muted" numeric>
          <bdi>{postalCode}</bdi>
        </Text>
      )}
      <br />
      <Text as="span" tone="muted" numeric>
        <bdi dir="ltr">{formatPhone(phoneNumber)}</bdi>
      </Text>
    </address>
  );
}
