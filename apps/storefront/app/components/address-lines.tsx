import type { AddressFields } from '@craftsandore/contract';
import { addressLines, formatPhone } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { Text } from '@craftsandore/ui';
import { Fragment } from 'react';

import { AddressParts } from './address-parts.tsx';

/** An address as it stands on a parcel. */
export function AddressLines({ address }: { address: AddressFields }) {
  const { locale } = useLocale();
  const { phoneNumber, secondPhoneNumber } = address;
  const [street = [], ...others] = addressLines(address, locale);
  const phones = [phoneNumber, secondPhoneNumber].filter((phone) => phone !== undefined);

  return (
    <address style={{ fontStyle: 'normal' }}>
      <Text as="span" weight="medium">
        <AddressParts parts={street} />
      </Text>
      {others.map((parts, place) => (
        <Fragment key={place}>
          <br />
          <AddressParts parts={parts} />
        </Fragment>
      ))}
      {phones.map((phone) => (
        <Fragment key={phone}>
          <br />
          <Text as="span" tone="muted" numeric>
            <bdi dir="ltr">{formatPhone(phone)}</bdi>
          </Text>
        </Fragment>
      ))}
    </address>
  );
}
