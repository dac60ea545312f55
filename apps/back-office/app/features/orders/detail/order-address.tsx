import type { AddressFields } from '@craftsandore/contract';
import { formatPhone } from '@craftsandore/i18n';
import { DescriptionList, Panel } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

type OrderAddressProps = { title: string; address: AddressFields };

/** Where the parcel goes, or the bill. */
export function OrderAddress({ title, address }: OrderAddressProps) {
  const { t } = useTranslation();
  const { streetAddress, city, governorate, postalCode, phoneNumber } = address;
  const items = [
    { term: t('order.street'), description: <bdi>{streetAddress}</bdi> },
    { term: t('place.city'), description: <bdi>{city}</bdi> },
    { term: t('place.governorate'), description: governorate },
    ...(postalCode
      ? [{ term: t('place.postalCode'), description: <bdi dir="ltr">{postalCode}</bdi> }]
      : []),
    {
      term: t('orderColumns.phone'),
      description: <bdi dir="ltr">{formatPhone(phoneNumber)}</bdi>,
    },
  ];

  return (
    <Panel title={title}>
      <DescriptionList items={items} />
    </Panel>
  );
}
