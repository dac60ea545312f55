import type { StaffOrderDetails } from '@craftsandore/contract';
import { customerRecord as recordSentence, deliveryDays } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { DescriptionList, EmailAddress, Link, Panel, Tag } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';

export function OrderCustomer({ order }: { order: StaffOrderDetails }) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const mayReadUsers = useSession(({ user }) => can(user?.roleId, 'user:read'));
  const { userId, userEmail, userRoleName, promised, customerRecord } = order;
  const items = [
    {
      term: t('order.name'),
      description:
        mayReadUsers && userId ? (
          <Link href={`/admin-users/${userId}`}>
            <Typed>{order.userName}</Typed>
          </Link>
        ) : (
          <Typed>{order.userName}</Typed>
        ),
    },
    ...(userEmail
      ? [{ term: t('account.email'), description: <EmailAddress address={userEmail} /> }]
      : []),
    ...(userRoleName
      ? [
          { term: t('order.role'), description: t(`role.${userRoleName}`) },
          {
            term: t('account.verified'),
            description: order.userIsVerified ? t('answer.yes') : t('answer.no'),
          },
        ]
      : [{ term: t('order.account'), description: t('order.guest') }]),
    ...(customerRecord && order.customerId
      ? [
          {
            term: t('orders.record'),
            description: (
              <>
                <Link href={`/admin-customers/${order.customerId}`}>
                  {recordSentence(customerRecord, locale)}
                </Link>{' '}
                {customerRecord.blocked && <Tag tone="danger">{t('orders.blocked')}</Tag>}
              </>
            ),
          },
        ]
      : []),
    ...(promised
      ? [{ term: t('delivery.label'), description: deliveryDays(promised, locale) }]
      : []),
  ];

  return (
    <Panel title={t('orders.customer')}>
      <DescriptionList items={items} />
    </Panel>
  );
}
