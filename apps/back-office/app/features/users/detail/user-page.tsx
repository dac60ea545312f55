import type { StaffUserDetails } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { isStaff } from '@craftsandore/roles';
import { Avatar, DescriptionList, EmailAddress, PageHeader, Panel, Tag } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import { useMoment } from '../../../components/use-moment.ts';
import { useWayBack } from '../../../navigation/way-back.ts';
import columns from '../../../shell/columns.module.css';
import { PageTitle } from '../../../shell/page-title.tsx';
import { usersPath } from '../user-filters.ts';
import { Verified } from '../verified.tsx';
import { AccountAccess, type AccountCalls } from './account-access.tsx';
import { RoleChange, type RoleChangeProps } from './role-change.tsx';
import { StaffHistory } from './staff-history.tsx';
import { UserAddresses } from './user-addresses.tsx';
import styles from './user-page.module.css';

type UserPageProps = {
  user: StaffUserDetails;
  roleChange: Omit<RoleChangeProps, 'user'>;
  calls: AccountCalls;
  /** The orders of this user. */
  children: ReactNode;
};

export function UserPage({ user, roleChange, calls, children }: UserPageProps) {
  const { t } = useTranslation();
  const { date } = useLocale();
  const moment = useMoment();
  const list = useWayBack(usersPath());
  const facts = [
    { term: t('users.id'), description: <bdi>{user.userId}</bdi> },
    { term: t('account.email'), description: <EmailAddress address={user.userEmail} /> },
    {
      term: t('account.verified'),
      description: <Verified isVerified={user.userIsVerified} />,
    },
    { term: t('users.since'), description: date(user.userCreatedAt) },
    ...(user.userLastSeenAt
      ? [{ term: t('staffAccount.lastSeen'), description: moment(user.userLastSeenAt) }]
      : []),
    ...(isStaff(user.userRoleId)
      ? [
          {
            term: t('secondStep.title'),
            description: t(user.hasSecondStep ? 'answer.yes' : 'answer.no'),
          },
        ]
      : []),
    { term: t('users.currentRole'), description: <Tag>{t(`role.${user.userRoleName}`)}</Tag> },
  ];

  return (
    <>
      <PageTitle>{user.userName}</PageTitle>
      <PageHeader
        back={{ ...list, label: t('nav.users') }}
        title={
          <span className={styles.title}>
            <Avatar name={user.userName} className={styles.avatar} />
            <Typed>{user.userName}</Typed>
          </span>
        }
        status={user.userDeactivatedAt && <Tag tone="danger">{t('staffAccount.deactivated')}</Tag>}
      />
      <div className={columns.columns}>
        <div className={columns.stack}>
          <Panel title={t('users.details')}>
            <DescriptionList items={facts} />
          </Panel>
          <UserAddresses addresses={user.shippingDetails} />
          {/* Last, as they come later than what is above them. */}
          {children}
        </div>
        <div className={styles.side}>
          <div className={columns.stack}>
            <Panel title={t('roleChange.title')}>
              <RoleChange key={user.userId} user={user} {...roleChange} />
            </Panel>
            <AccountAccess user={user} calls={calls} />
            <StaffHistory changes={user.changes} />
          </div>
        </div>
      </div>
    </>
  );
}
