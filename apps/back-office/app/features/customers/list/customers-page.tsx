import { lazily } from '@craftsandore/resilience';
import { Card, PageHeader } from '@craftsandore/ui';
import { Suspense, use, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import { RowsWaiting } from '../../../list/rows-waiting.tsx';
import { PageTitle } from '../../../shell/page-title.tsx';
import type { CustomerFilters } from '../customer-filters.ts';
import { OutcomeLegend } from '../outcome-strip.tsx';
import type { CustomersPromise } from './customers-table.tsx';
import { CustomersToolbar } from './customers-toolbar.tsx';

const CustomersTable = lazily(() =>
  import('./customers-table.tsx').then(({ CustomersTable }) => CustomersTable),
);

type CustomersPageProps = {
  filters: CustomerFilters;
  customers: CustomersPromise;
  onFilter: (filters: CustomerFilters) => void;
  onRetry: () => void;
};

export function CustomersPage({ filters, customers, onFilter, onRetry }: CustomersPageProps) {
  const { t } = useTranslation();
  const shown = useDeferredValue(customers);
  const title = t('nav.customers');

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} meta={t('customers.who')} />
      <Card padded={false}>
        <CustomersToolbar filters={filters} onFilter={onFilter} />
        <Suspense fallback={<RowsWaiting />}>
          <CustomersTable
            customers={shown}
            isStale={shown !== customers}
            filters={filters}
            onRetry={onRetry}
          />
          <Suspense>
            <LegendOf customers={shown} />
          </Suspense>
        </Suspense>
      </Card>
    </>
  );
}

/** It comes with the rows, and not before their table: under the placeholders, which are fewer, it would be moved by them. */
function LegendOf({ customers }: { customers: CustomersPromise }) {
  use(customers);
  return <OutcomeLegend />;
}
