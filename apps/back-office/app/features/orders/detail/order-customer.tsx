import type { StaffOrderDetails } from '@craftsandore/contract';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { DescriptionList, EmailAddress, Link, Panel } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

export function OrderCustomer({ order }: { order: StaffOrderDetails }) {
  const { t } = useTranslation();
  const mayReadUsers = useSession(({ user }) => can(user?.roleId, 'user:read'));
  const items = [
    {
      term: t('order.name'),
      description: mayReadUsers ? (
        <Link href={`/admin-users/${order.userId}`}>
          <bdi>{order.userName}</bdi>
        </Link>
      ) : (
        <bdi>{order.userName}</bdi>
      ),
    },
    { term: t('account.email'), description: <EmailAddress address={order.userEmail} /> },
    { term: t('order.role'), description: t(`role.${order.userRoleName}`) },
    {
      term: t('account.verified'),
      description: order.userIsVerified ? t('answer.yes') : t('answer.no'),
    },
  ];

  return (
    <Panel title={t('orders.customer')}>
      <DescriptionList items={items} />
    </Panel>
  );
}
