import type { StaffUser } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Avatar, ChevronForwardIcon, type DataTableColumn, Tag } from '@craftsandore/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import { useMoment } from '../../../components/use-moment.ts';
import { Verified } from '../verified.tsx';
import styles from './use-user-columns.module.css';

export function useUserColumns(): DataTableColumn<StaffUser>[] {
  const { t } = useTranslation();
  const { shortDate } = useLocale();
  const moment = useMoment();

  return useMemo(
    () => [
      {
        id: 'user',
        header: t('users.user'),
        rowHeader: true,
        stacked: 'full',
        cell: ({ userName, userEmail }) => (
          <span className={styles.user}>
            <Avatar name={userName} />
            <span className={styles.words}>
              <Typed>{userName}</Typed>
              <bdi dir="ltr" className={styles.email}>
                {userEmail}
              </bdi>
            </span>
          </span>
        ),
      },
      {
        id: 'role',
        header: t('users.role'),
        cell: ({ userRoleName, userDeactivatedAt }) => (
          <span className={styles.tags}>
            <Tag>{t(`role.${userRoleName}`)}</Tag>
            {userDeactivatedAt && <Tag tone="danger">{t('staffAccount.deactivated')}</Tag>}
          </span>
        ),
      },
      {
        id: 'verified',
        header: t('account.verified'),
        stackedLabel: t('account.verified'),
        stacked: 'end',
        cell: ({ userIsVerified }) => <Verified isVerified={userIsVerified} />,
      },
      {
        id: 'since',
        header: t('users.since'),
        stackedLabel: t('users.since'),
        stacked: 'full',
        cell: ({ userCreatedAt }) => (
          <time dateTime={userCreatedAt} className={styles.muted}>
            {shortDate(userCreatedAt)}
          </time>
        ),
      },
      {
        id: 'seen',
        header: t('staffAccount.lastSeen'),
        stackedLabel: t('staffAccount.lastSeen'),
        stacked: 'full',
        cell: ({ userLastSeenAt }) =>
          userLastSeenAt && (
            <time dateTime={userLastSeenAt} className={styles.muted}>
              {moment(userLastSeenAt)}
            </time>
          ),
      },
      {
        id: 'open',
        header: t('users.open'),
        headerHidden: true,
        align: 'end',
        stacked: 'hidden',
        cell: () => <ChevronForwardIcon className={styles.muted} />,
      },
    ],
    [t, shortDate, moment],
  );
}
