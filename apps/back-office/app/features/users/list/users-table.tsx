import type { StaffUser } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import { ListTable, type ListPromise } from '../../../list/list-table.tsx';
import { userPath, usersPath, type UserFilters } from '../user-filters.ts';
import { useUserColumns } from './use-user-columns.tsx';

export type UsersPromise = ListPromise<StaffUser>;

type UsersTableProps = {
  users: UsersPromise;
  /** Newer ones are on their way. */
  isStale: boolean;
  filters: UserFilters;
  onRetry: () => void;
};

export function UsersTable({ users, filters, ...rest }: UsersTableProps) {
  const { t } = useTranslation();

  return (
    <ListTable
      {...rest}
      list={users}
      label={t('users.list')}
      columns={useUserColumns()}
      rowKey={({ userId }) => userId}
      rowHref={({ userId }) => userPath(userId)}
      empty={t('users.empty')}
      failed={t('users.failed')}
      paging={{
        hrefOf: (wanted) => usersPath({ ...filters, ...wanted }),
        rangeWords: (range) => t('users.range', range),
      }}
    />
  );
}
