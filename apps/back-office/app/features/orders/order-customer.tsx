import type { StaffOrderDetails } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { DescriptionList, Panel } from '@craftsandore/ui';

export function OrderCustomer({ order }: { order: StaffOrderDetails }) {
  const { t } = useLocale();
  const items = [
    { term: t('order.name'), description: <bdi>{order.userName}</bdi> },
    { term: t('account.email'), description: <bdi dir="ltr">{order.userEmail}</bdi> },
    { term: t('order.role'), description: t(`role.${order.userRoleName}`) },
    {
      term: t('account.verified'),
      description: order.userIsVerified ? t('order.yes') : t('order.no'),
    },
  ];

  return (
    <Panel title={t('orders.customer')}>
      <DescriptionList items={items} />
    </Panel>
  );
}
