import { orderStatusNames } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Segmented, TextField } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { ListSearch } from '../../../list/list-search.tsx';
import { endsBeforeStart } from '../../../list/list-address.ts';
import styles from '../../../list/list-toolbar.module.css';
import type { OrderFilters } from '../order-filters.ts';
import { OrderColumnChoice } from './order-column-choice.tsx';

type OrdersToolbarProps = { filters: OrderFilters; onFilter: (filters: OrderFilters) => void };

export function OrdersToolbar({ filters, onFilter }: OrdersToolbarProps) {
  const { t } = useTranslation();
  const { shortDate } = useLocale();
  const filterBy = (some: Partial<OrderFilters>) => onFilter({ ...filters, ...some, page: 1 });
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
        onSearch={(query) => filterBy({ query })}
      />
      <Segmented
        label={t('orders.status')}
        options={statuses}
        value={filters.status ?? 'all'}
        onChange={(value) => filterBy({ status: value === 'all' ? undefined : value })}
      />
      {/* A browser writes days as its own language does; the hints say them in the page's. */}
      <div className={styles.span}>
        <TextField
          type="date"
          label={t('list.from')}
          className={styles.end}
          max={filters.to}
          value={filters.from ?? ''}
          hint={filters.from && shortDate(filters.from)}
          onChange={({ target }) => filterBy({ from: target.value || undefined })}
        />
        <TextField
          type="date"
          label={t('list.to')}
          className={styles.end}
          min={filters.from}
          value={filters.to ?? ''}
          hint={filters.to && shortDate(filters.to)}
          error={endsBeforeStart(filters) && t('list.endsBeforeStart')}
          onChange={({ target }) => filterBy({ to: target.value || undefined })}
        />
      </div>
      <OrderColumnChoice
        hidden={filters.hidden}
        onHide={(hidden) => onFilter({ ...filters, hidden })}
      />
    </div>
  );
}
