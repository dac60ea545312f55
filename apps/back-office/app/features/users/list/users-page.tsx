import { lazily } from '@craftsandore/resilience';
import { Card, PageHeader } from '@craftsandore/ui';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import { RowsWaiting } from '../../../list/rows-waiting.tsx';
import { PageTitle } from '../../../shell/page-title.tsx';
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

  return (
    <>
      <PageTitle>{t('nav.users')}</PageTitle>
      <PageHeader title={t('nav.users')} />
      <Card padded={false}>
        <UsersToolbar filters={filters} onFilter={onFilter} />
        <Suspense fallback={<RowsWaiting />}>
          <UsersTable users={shown} isStale={shown !== users} filters={filters} onRetry={onRetry} />
        </Suspense>
      </Card>
    </>
  );
}
