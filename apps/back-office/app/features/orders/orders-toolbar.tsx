import { orderStatusNames } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Segmented } from '@craftsandore/ui';

import { ListSearch } from '../../list/list-search.tsx';
import styles from '../../list/list-toolbar.module.css';
import type { OrderFilters } from './order-filters.ts';

type OrdersToolbarProps = { filters: OrderFilters; onFilter: (filters: OrderFilters) => void };

export function OrdersToolbar({ filters, onFilter }: OrdersToolbarProps) {
  const { t } = useLocale();
  const statuses = [
    { value: 'all', label: t('orders.allStatuses') },
    ...orderStatusNames.map((name) => ({ value: name, label: t(`orderStatus.${name}`) })),
  ] as const;

  return (
    <div className={styles.root}>
      <ListSearch
        className={styles.search}
        placeholder={t('orders.searchFor')}
        query={filters.query ?? ''}
        onSearch={(query) => onFilter({ ...filters, query, page: 1 })}
      />
      <Segmented
        label={t('orders.status')}
        options={statuses}
        value={filters.status ?? 'all'}
        onChange={(value) =>
          onFilter({ ...filters, status: value === 'all' ? undefined : value, page: 1 })
        }
      />
    </div>
  );
}
