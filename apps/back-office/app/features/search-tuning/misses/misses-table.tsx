import type { SearchMiss } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import { ListTable, type ListPromise } from '../../../list/list-table.tsx';
import { explainPath } from '../explain-path.ts';
import { missesPath, type MissFilters } from './miss-filters.ts';
import { type MissCalls, useMissColumns } from './use-miss-columns.tsx';

export type MissesPromise = ListPromise<SearchMiss>;

type MissesTableProps = MissCalls & {
  misses: MissesPromise;
  /** Newer ones are on their way. */
  isStale: boolean;
  filters: MissFilters;
  onRetry: () => void;
};

export function MissesTable({ misses, filters, onAdd, onDismiss, ...rest }: MissesTableProps) {
  const { t } = useTranslation();

  return (
    <ListTable
      {...rest}
      list={misses}
      label={t('misses.list')}
      columns={useMissColumns({ onAdd, onDismiss })}
      rowKey={({ id }) => id}
      rowHref={({ query }) => explainPath(query)}
      empty={t('misses.empty')}
      failed={t('misses.failed')}
      paging={{
        hrefOf: (wanted) => missesPath({ ...filters, ...wanted }),
        rangeWords: (range) => t('misses.range', range),
      }}
    />
  );
}
