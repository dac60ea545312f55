import type { StaffUser } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';

import { ListPaging } from '../../list/list-paging.tsx';
import { ListTable, type ListOnItsWay } from '../../list/list-table.tsx';
import { useUserColumns } from './use-user-columns.tsx';
import { userPath, usersPath, type UserFilters } from './user-filters.ts';

export type UsersOnTheirWay = ListOnItsWay<StaffUser>;

type UsersTableProps = {
  users: UsersOnTheirWay;
  /** Newer ones are on their way. */
  isStale: boolean;
  filters: UserFilters;
  onRetry: () => void;
};

export function UsersTable({ users, filters, ...rest }: UsersTableProps) {
  const { t } = useLocale();

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
      paging={(meta) => (
        <ListPaging
          meta={meta}
          hrefOf={(page) => usersPath({ ...filters, page })}
          rangeWords={(range) => t('users.range', range)}
        />
      )}
    />
  );
}
