import { useLocale } from '@craftsandore/i18n/react';
import { Card, PageHeader } from '@craftsandore/ui';
import { useDeferredValue } from 'react';

import { PageTitle } from '../../shell/page-title.tsx';
import type { UserFilters } from './user-filters.ts';
import { UsersTable, type UsersOnTheirWay } from './users-table.tsx';
import { UsersToolbar } from './users-toolbar.tsx';

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
        <UsersTable users={shown} isStale={shown !== users} filters={filters} onRetry={onRetry} />
      </Card>
    </>
  );
}
