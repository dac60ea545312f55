import { useLocale } from '@craftsandore/i18n/react';
import { Card, PageHeader } from '@craftsandore/ui';
import { lazy, Suspense, useDeferredValue } from 'react';

import { RowsWaiting } from '../../list/rows-waiting.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import type { UserFilters } from './user-filters.ts';
import type { UsersOnTheirWay } from './users-table.tsx';
import { UsersToolbar } from './users-toolbar.tsx';

const UsersTable = lazy(() =>
  import('./users-table.tsx').then(({ UsersTable }) => ({ default: UsersTable })),
);

type UsersPageProps = {
  filters: UserFilters;
  users: UsersOnTheirWay;
  onFilter: (filters: UserFilters) => void;
  onRetry: () => void;
};

export function UsersPage({ filters, users, onFilter, onRetry }: UsersPageProps) {
  const { t } = useLocale();
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
