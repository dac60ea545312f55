import type { SynonymGroup } from '@craftsandore/contract';
import { useTranslation } from 'react-i18next';

import { leavesOut } from '../../../list/list-address.ts';
import { ListTable, type ListPromise } from '../../../list/list-table.tsx';
import { synonymGroupPath, synonymsPath, type SynonymFilters } from '../synonym-filters.ts';
import { useSynonymColumns } from './use-synonym-columns.tsx';

export type SynonymsPromise = ListPromise<SynonymGroup>;

type SynonymsTableProps = {
  synonyms: SynonymsPromise;
  /** Newer ones are on their way. */
  isStale: boolean;
  filters: SynonymFilters;
  onRetry: () => void;
};

export function SynonymsTable({ synonyms, filters, ...rest }: SynonymsTableProps) {
  const { t } = useTranslation();

  return (
    <ListTable
      {...rest}
      list={synonyms}
      label={t('synonyms.list')}
      columns={useSynonymColumns()}
      rowKey={({ id }) => id}
      rowHref={({ id }) => synonymGroupPath(id)}
      empty={t(leavesOut(filters) ? 'synonyms.empty' : 'synonyms.noneYet')}
      failed={t('synonyms.failed')}
      paging={{
        hrefOf: (wanted) => synonymsPath({ ...filters, ...wanted }),
        rangeWords: (range) => t('synonyms.range', range),
      }}
    />
  );
}
