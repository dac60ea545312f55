import { inviteStaff } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { Card, PageHeader, Panel, Skeleton } from '@craftsandore/ui';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import { UnsavedGuard } from '../../../form/unsaved-guard.tsx';
import { RowsWaiting } from '../../../list/rows-waiting.tsx';
import { useWayBack } from '../../../navigation/way-back.ts';
import columns from '../../../shell/columns.module.css';
import { PageTitle } from '../../../shell/page-title.tsx';
import { usersPath } from '../user-filters.ts';
import type { ChangeInvitation } from './invitation-actions.tsx';
import type { InvitationFilters } from './invitations-path.ts';
import type { InvitationsPromise } from './invitations-table.tsx';
import type { GiveRole, Invite } from './invite-calls.ts';
import styles from './invitations-page.module.css';

const InvitationsTable = lazily(() =>
  import('./invitations-table.tsx').then(({ InvitationsTable }) => InvitationsTable),
);
const InviteForm = lazily(() => import('./invite-form.tsx').then(({ InviteForm }) => InviteForm));

type InvitationsPageProps = {
  filters: InvitationFilters;
  invitations: InvitationsPromise;
  onInvite: Invite;
  onGiveRole: GiveRole;
  onResend: ChangeInvitation;
  onWithdraw: ChangeInvitation;
  onRetry: () => void;
};

export function InvitationsPage({
  invitations,
  onInvite,
  onGiveRole,
  ...rest
}: InvitationsPageProps) {
  const { t } = useTranslation();
  const list = useWayBack(usersPath());
  const shown = useDeferredValue(invitations);
  const mayInvite = useSession(({ user }) => can(user?.roleId, inviteStaff.access));

  return (
    <UnsavedGuard>
      <PageTitle>{t('invitations.title')}</PageTitle>
      <PageHeader back={{ ...list, label: t('nav.users') }} title={t('invitations.title')} />
      <div className={columns.columns}>
        <Card padded={false}>
          <Suspense fallback={<RowsWaiting />}>
            <InvitationsTable {...rest} invitations={shown} isStale={shown !== invitations} />
          </Suspense>
        </Card>
        {mayInvite && (
          <Panel title={t('invitations.invite')} className={styles.form}>
            <Suspense fallback={<Skeleton lines={6} />}>
              <InviteForm onInvite={onInvite} onGiveRole={onGiveRole} />
            </Suspense>
          </Panel>
        )}
      </div>
    </UnsavedGuard>
  );
}
