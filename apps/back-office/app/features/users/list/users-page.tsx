import { getStaffAccess } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { can } from '@craftsandore/roles';
import { useSession } from '@craftsandore/session';
import { ButtonLink, Card, MailIcon, PageHeader, ShieldCheckIcon } from '@craftsandore/ui';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import { RowsWaiting } from '../../../list/rows-waiting.tsx';
import { PageTitle } from '../../../shell/page-title.tsx';
import { invitationsPath } from '../invitations/invitations-path.ts';
import type { UserFilters } from '../user-filters.ts';
import type { UsersPromise } from './users-table.tsx';
import { UsersToolbar } from './users-toolbar.tsx';

const UsersTable = lazily(() => import('./users-table.tsx').then(({ UsersTable }) => UsersTable));

type UsersPageProps = {
  filters: UserFilters;
  users: UsersPromise;
  onFilter: (filters: UserFilters) => void;
  onRetry: () => void;
};

export function UsersPage({ filters, users, onFilter, onRetry }: UsersPageProps) {
  const { t } = useTranslation();
  const shown = useDeferredValue(users);
  const maySecure = useSession(({ user }) => can(user?.roleId, getStaffAccess.access));

  return (
    <>
      <PageTitle>{t('nav.users')}</PageTitle>
      <PageHeader
        title={t('nav.users')}
        actions={
          <>
            {maySecure && (
              <ButtonLink
                href="/admin-settings/staff"
                variant="secondary"
                iconBefore={<ShieldCheckIcon />}
              >
                {t('nav.staffSettings')}
              </ButtonLink>
            )}
            <ButtonLink href={invitationsPath()} variant="secondary" iconBefore={<MailIcon />}>
              {t('invitations.title')}
            </ButtonLink>
          </>
        }
      />
      <Card padded={false}>
        <UsersToolbar filters={filters} onFilter={onFilter} />
        <Suspense fallback={<RowsWaiting />}>
          <UsersTable users={shown} isStale={shown !== users} filters={filters} onRetry={onRetry} />
        </Suspense>
      </Card>
    </>
  );
}
