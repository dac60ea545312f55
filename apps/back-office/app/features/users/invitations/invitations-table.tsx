import { type Invitation, withdrawInvitation } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { type DataTableColumn, Tag, type TagProps } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { Typed } from '../../../components/typed.tsx';
import { ListTable, type ListPromise } from '../../../list/list-table.tsx';
import { InvitationActions, type ChangeInvitation } from './invitation-actions.tsx';
import styles from './invitations.module.css';
import { invitationsPath, type InvitationFilters } from './invitations-path.ts';

export type InvitationsPromise = ListPromise<Invitation>;

type InvitationsTableProps = {
  invitations: InvitationsPromise;
  /** Newer ones are on their way. */
  isStale: boolean;
  filters: InvitationFilters;
  onResend: ChangeInvitation;
  onWithdraw: ChangeInvitation;
  onRetry: () => void;
};

const tones = {
  waiting: 'info',
  expired: 'warning',
  accepted: 'success',
  withdrawn: 'neutral',
} as const satisfies Record<Invitation['state'], TagProps['tone']>;

export function InvitationsTable(props: InvitationsTableProps) {
  const { invitations, filters, onResend, onWithdraw, ...rest } = props;
  const { t } = useTranslation();
  const { shortDate } = useLocale();
  const mayChange = useSession(({ user }) => can(user?.roleId, withdrawInvitation.access));

  const columns: DataTableColumn<Invitation>[] = [
    {
      id: 'email',
      header: t('account.email'),
      rowHeader: true,
      stacked: 'full',
      cell: ({ email }) => (
        <bdi dir="ltr" className={styles.email}>
          {email}
        </bdi>
      ),
    },
    {
      id: 'role',
      header: t('users.role'),
      cell: ({ roleName }) => <Tag>{t(`role.${roleName}`)}</Tag>,
    },
    {
      id: 'state',
      header: t('invitations.state'),
      stacked: 'end',
      cell: ({ state }) => <Tag tone={tones[state]}>{t(`invitationState.${state}`)}</Tag>,
    },
    {
      id: 'by',
      header: t('invitations.by'),
      stackedLabel: t('invitations.by'),
      stacked: 'full',
      cell: ({ invitedBy }) => <Typed>{invitedBy}</Typed>,
    },
    {
      id: 'until',
      header: t('invitations.until'),
      stackedLabel: t('invitations.until'),
      stacked: 'full',
      cell: ({ expiresAt }) => (
        <time dateTime={expiresAt} className={styles.muted}>
          {shortDate(expiresAt)}
        </time>
      ),
    },
    {
      id: 'actions',
      header: t('invitations.actions'),
      headerHidden: true,
      align: 'end',
      stacked: 'full',
      cell: (invitation) =>
        mayChange && (
          <InvitationActions invitation={invitation} onResend={onResend} onWithdraw={onWithdraw} />
        ),
    },
  ];

  return (
    <ListTable
      {...rest}
      list={invitations}
      label={t('invitations.list')}
      columns={columns}
      rowKey={({ id }) => id}
      empty={t('invitations.empty')}
      failed={t('invitations.failed')}
      paging={{
        hrefOf: (wanted) => invitationsPath({ ...filters, ...wanted }),
        rangeWords: (range) => t('invitations.range', range),
      }}
    />
  );
}
