import type { StaffOrderDetails } from '@craftsandore/contract';
import { formatPhone } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { DescriptionList, Panel } from '@craftsandore/ui';

import { OrderContact } from './order-contact.tsx';

export function OrderAddress({ order }: { order: StaffOrderDetails }) {
  const { t } = useLocale();
  const { streetAddress, city, governorate, postalCode, phoneNumber } = order.shippingDetails;
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
    <Panel title={t('order.shipTo')}>
      <DescriptionList items={items} />
      <OrderContact {...order} />
    </Panel>
  );
}
