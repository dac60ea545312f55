import type { Run } from '@craftsandore/contract';
import { formatPhone } from '@craftsandore/i18n';
import { useLocale } from '@craftsandore/i18n/react';
import { type DataTableColumn, Link, Price } from '@craftsandore/ui';
import { useTranslation } from 'react-i18next';

import { type ListPromise, ListTable } from '../../../list/list-table.tsx';
import { runPath } from '../run-paths.ts';
import styles from '../outbox/outbox.module.css';
import { type RunFilters, runsPath } from './run-filters.ts';
import { RunTag } from './run-tag.tsx';

type RunsTableProps = {
  runs: ListPromise<Run>;
  /** Newer ones are on their way. */
  isStale: boolean;
  filters: RunFilters;
  onRetry: () => void;
};

export function RunsTable({ runs, filters, ...rest }: RunsTableProps) {
  const { t } = useTranslation();
  const { ordinal, number, shortDate, moneyParts } = useLocale();
  const columns: DataTableColumn<Run>[] = [
    {
      id: 'run',
      header: t('runs.run'),
      rowHeader: true,
      stacked: 'full',
      cell: ({ id }) => <Link href={runPath(id)}>{t('runs.number', { number: ordinal(id) })}</Link>,
    },
    {
      id: 'driver',
      header: t('runs.driver'),
      stacked: 'full',
      cell: ({ driverName, driverPhone }) => (
        <span className={styles.facts}>
          <bdi>{driverName}</bdi>
          <bdi dir="ltr" className={styles.muted}>
            {formatPhone(driverPhone)}
          </bdi>
        </span>
      ),
    },
    { id: 'day', header: t('runs.day'), cell: ({ day }) => shortDate(day) },
    {
      id: 'done',
      header: t('runs.done'),
      cell: ({ doneCount, stopsCount }) =>
        t('runs.doneOf', { done: number(doneCount), all: number(stopsCount) }),
    },
    {
      id: 'state',
      header: t('runs.state'),
      cell: ({ state }) => <RunTag state={state} />,
    },
    {
      id: 'cash',
      header: t('runs.cash'),
      align: 'end',
      cell: ({ state, taken }) => (state === 'closed' ? '–' : <Price {...moneyParts(taken)} />),
    },
  ];

  return (
    <ListTable
      {...rest}
      list={runs}
      label={t('runs.title')}
      columns={columns}
      rowKey={({ id }) => id}
      empty={t('runs.none')}
      failed={t('runs.failed')}
      paging={{
        hrefOf: (wanted) => runsPath({ ...filters, ...wanted }),
        rangeWords: (range) => t('runs.range', range),
      }}
    />
  );
}
