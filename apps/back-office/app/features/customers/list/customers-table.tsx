import type { StaffCustomer } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import { leavesOut } from '../../../list/list-address.ts';
import { ListTable, type ListPromise } from '../../../list/list-table.tsx';
import { customerPath, customersPath, type CustomerFilters } from '../customer-filters.ts';
import { useCustomerColumns } from './use-customer-columns.tsx';

export type CustomersPromise = ListPromise<StaffCustomer>;

type CustomersTableProps = {
  customers: CustomersPromise;
  /** Newer ones are on their way. */
  isStale: boolean;
  filters: CustomerFilters;
  onRetry: () => void;
};

export function CustomersTable({ customers, filters, ...rest }: CustomersTableProps) {
  const { t } = useTranslation();

  return (
    <ListTable
      {...rest}
      list={customers}
      label={t('customers.list')}
      columns={useCustomerColumns()}
      rowKey={({ id }) => id}
      rowHref={({ id }) => customerPath(id)}
      empty={t(leavesOut(filters) ? 'customers.empty' : 'customers.noneYet')}
      failed={t('customers.failed')}
      paging={{
        hrefOf: (wanted) => customersPath({ ...filters, ...wanted }),
        rangeWords: (range) => t('customers.range', range),
      }}
    />
  );
}
