import type { AddressFields } from '@craftsandore/contract';
import { addressInBuilding, formatPhone, joinAddress } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { DescriptionList, Panel } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';

type OrderAddressProps = { title: string; address: AddressFields };

/** Where the parcel goes, or the bill. */
export function OrderAddress({ title, address }: OrderAddressProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const { streetAddress, area, city, governorate, postalCode, landmark } = address;
  const { phoneNumber, secondPhoneNumber } = address;
  const inBuilding = joinAddress(addressInBuilding(address, locale), locale);
  const said: [string, ReactNode][] = [
    [t('order.street'), <Typed>{streetAddress}</Typed>],
    [t('order.inBuilding'), inBuilding && <Typed>{inBuilding}</Typed>],
    [t('order.area'), area && <Typed>{area}</Typed>],
    [t('place.city'), <Typed>{city}</Typed>],
    [t('place.governorate'), governorate],
    [t('place.postalCode'), postalCode && <bdi dir="ltr">{postalCode}</bdi>],
    [t('order.landmark'), landmark && <Typed>{landmark}</Typed>],
    [t('orderColumns.phone'), <bdi dir="ltr">{formatPhone(phoneNumber)}</bdi>],
    [
      t('order.secondPhone'),
      secondPhoneNumber && <bdi dir="ltr">{formatPhone(secondPhoneNumber)}</bdi>,
    ],
  ];
  const items = said.flatMap(([term, description]) => (description ? [{ term, description }] : []));

  return (
    <Panel title={title}>
      <DescriptionList items={items} />
    </Panel>
  );
}
