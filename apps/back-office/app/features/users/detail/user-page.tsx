import type { StaffUserDetails } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Avatar, DescriptionList, EmailAddress, PageHeader, Panel, Tag } from '@craftsandore/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import { useWayBack } from '../../../navigation/way-back.ts';
import columns from '../../../shell/columns.module.css';
import { PageTitle } from '../../../shell/page-title.tsx';
import { usersPath } from '../user-filters.ts';
import { Verified } from '../verified.tsx';
import { RoleChange, type RoleChangeProps } from './role-change.tsx';
import { UserAddresses } from './user-addresses.tsx';
import styles from './user-page.module.css';

type UserPageProps = {
  user: StaffUserDetails;
  roleChange: Omit<RoleChangeProps, 'user'>;
  /** The orders of this user. */
  children: ReactNode;
};

export function UserPage({ user, roleChange, children }: UserPageProps) {
  const { t } = useTranslation();
  const { date } = useLocale();
  const list = useWayBack(usersPath());
  const facts = [
    { term: t('users.id'), description: <bdi>{user.userId}</bdi> },
    { term: t('account.email'), description: <EmailAddress address={user.userEmail} /> },
    {
      term: t('account.verified'),
      description: <Verified isVerified={user.userIsVerified} />,
    },
    { term: t('users.since'), description: date(user.userCreatedAt) },
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
        <Panel title={t('roleChange.title')} className={styles.side}>
          <RoleChange key={user.userId} user={user} {...roleChange} />
        </Panel>
      </div>
    </>
  );
}
