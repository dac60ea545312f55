import { customerSorts } from '@craftsandore/contract';
import { Segmented, Select } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { ListSearch } from '../../../list/list-search.tsx';
import styles from '../../../list/list-toolbar.module.css';
import type { CustomerFilters } from '../customer-filters.ts';

type CustomersToolbarProps = {
  filters: CustomerFilters;
  onFilter: (filters: CustomerFilters) => void;
};

export function CustomersToolbar({ filters, onFilter }: CustomersToolbarProps) {
  const { t } = useTranslation();
  const filterBy = (some: Partial<CustomerFilters>) => onFilter({ ...filters, ...some, page: 1 });
  const parts = [
    { value: 'all', label: t('customers.all') },
    { value: 'refused', label: t('customers.refused') },
    { value: 'blocked', label: t('orders.blocked') },
  ] as const;
  const [usualSort] = customerSorts;
  const sortNamed = (name: string) =>
    customerSorts.find((sort) => sort === name && sort !== usualSort);

  return (
    <div className={styles.root}>
      <ListSearch
        className={styles.search}
        placeholder={t('customers.searchFor')}
        query={filters.query ?? ''}
        onSearch={(query) => filterBy({ query })}
      />
      <Segmented
        label={t('customers.show')}
        options={parts}
        value={filters.blocked ? 'blocked' : filters.refused ? 'refused' : 'all'}
        onChange={(part) =>
          filterBy({
            blocked: part === 'blocked' || undefined,
            refused: part === 'refused' || undefined,
          })
        }
      />
      <Select
        label={t('customers.sort')}
        labelHidden
        value={filters.sort ?? usualSort}
        onChange={({ target }) => filterBy({ sort: sortNamed(target.value) })}
      >
        {customerSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`customerSort.${sort}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
