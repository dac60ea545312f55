import { roleIds, roleName } from '@craftsandore/roles';
import { Segmented } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { ListSearch } from '../../../list/list-search.tsx';
import styles from '../../../list/list-toolbar.module.css';
import type { UserFilters } from '../user-filters.ts';

type UsersToolbarProps = { filters: UserFilters; onFilter: (filters: UserFilters) => void };

export function UsersToolbar({ filters, onFilter }: UsersToolbarProps) {
  const { t } = useTranslation();
  const roles = [
    { value: 'all', label: t('users.allRoles') },
    ...roleIds.map((id) => ({ value: roleName(id), label: t(`role.${roleName(id)}`) })),
  ] as const;
  const idOf = (name: string) => roleIds.find((id) => roleName(id) === name);

  return (
    <div className={styles.root}>
      <ListSearch
        className={styles.search}
        placeholder={t('users.searchFor')}
        query={filters.query ?? ''}
        onSearch={(query) => onFilter({ ...filters, query, page: 1 })}
      />
      <Segmented
        label={t('users.role')}
        options={roles}
        value={filters.roleId ? roleName(filters.roleId) : 'all'}
        onChange={(name) => onFilter({ ...filters, roleId: idOf(name), page: 1 })}
      />
    </div>
  );
}
