import { lazily } from '@craftsandore/resilience';
import { ButtonLink, Card, PageHeader, PlusIcon } from '@craftsandore/ui';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import { ListSearch } from '../../../list/list-search.tsx';
import toolbar from '../../../list/list-toolbar.module.css';
import { RowsWaiting } from '../../../list/rows-waiting.tsx';
import { PageTitle } from '../../../shell/page-title.tsx';
import { addSynonymsPath, type SynonymFilters } from '../synonym-filters.ts';
import type { SynonymsPromise } from './synonyms-table.tsx';

const SynonymsTable = lazily(() =>
  import('./synonyms-table.tsx').then(({ SynonymsTable }) => SynonymsTable),
);

type SynonymsPageProps = {
  filters: SynonymFilters;
  synonyms: SynonymsPromise;
  onFilter: (filters: SynonymFilters) => void;
  onRetry: () => void;
};

/** The groups of words that mean the same to a customer. */
export function SynonymsPage({ filters, synonyms, onFilter, onRetry }: SynonymsPageProps) {
  const { t } = useTranslation();
  const shown = useDeferredValue(synonyms);

  return (
    <>
      <PageTitle>{t('nav.synonyms')}</PageTitle>
      <PageHeader
        title={t('nav.synonyms')}
        meta={t('synonyms.words')}
        actions={
          <ButtonLink href={addSynonymsPath()} iconBefore={<PlusIcon />}>
            {t('synonyms.add')}
          </ButtonLink>
        }
      />
      <Card padded={false}>
        <div className={toolbar.root}>
          <ListSearch
            className={toolbar.search}
            placeholder={t('synonyms.searchFor')}
            query={filters.query ?? ''}
            onSearch={(query) => onFilter({ ...filters, query, page: 1 })}
          />
        </div>
        <Suspense fallback={<RowsWaiting />}>
          <SynonymsTable
            synonyms={shown}
            isStale={shown !== synonyms}
            filters={filters}
            onRetry={onRetry}
          />
        </Suspense>
      </Card>
    </>
  );
}
