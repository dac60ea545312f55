import { orderListStatuses } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { Button, Segmented, XIcon } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { DayFields } from '../../../list/day-fields.tsx';
import { ListSearch } from '../../../list/list-search.tsx';
import styles from '../../../list/list-toolbar.module.css';
import type { OrderFilters } from '../order-filters.ts';
import { OrderColumnChoice } from './order-column-choice.tsx';

type OrdersToolbarProps = { filters: OrderFilters; onFilter: (filters: OrderFilters) => void };

export function OrdersToolbar({ filters, onFilter }: OrdersToolbarProps) {
  const { t } = useTranslation();
  const { number } = useLocale();
  const filterBy = (some: Partial<OrderFilters>) => onFilter({ ...filters, ...some, page: 1 });
  const statuses = [
    { value: 'all', label: t('orders.allStatuses') },
    ...orderListStatuses.map((name) => ({
      value: name,
      label:
        name === 'unbooked'
          ? t('orders.unbooked')
          : name === 'late'
            ? t('orders.late')
            : t(`orderStatus.${name}`),
    })),
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
      <DayFields days={filters} onChange={filterBy} />
      <OrderColumnChoice
        hidden={filters.hidden}
        onHide={(hidden) => onFilter({ ...filters, hidden })}
      />
      {filters.promotion !== undefined && (
        <Button
          variant="secondary"
          iconAfter={<XIcon />}
          onClick={() => filterBy({ promotion: undefined })}
        >
          {t('orders.withPromotion', { number: number(filters.promotion) })}
        </Button>
      )}
    </div>
  );
}
