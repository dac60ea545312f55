import { lazily } from '@craftsandore/resilience';
import { Button, Card, DownloadIcon, PageHeader } from '@craftsandore/ui';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import { RowsWaiting } from '../../list/rows-waiting.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import type { AuditFilters } from './audit-filters.ts';
import type { AuditPromise } from './audit-table.tsx';
import { type Actors, AuditToolbar } from './audit-toolbar.tsx';

const AuditTable = lazily(() => import('./audit-table.tsx').then(({ AuditTable }) => AuditTable));

type AuditPageProps = {
  filters: AuditFilters;
  entries: AuditPromise;
  actors: Actors;
  export: { isPending: boolean; onStart: () => void };
  onFilter: (filters: AuditFilters) => void;
  onRetry: () => void;
};

export function AuditPage({
  filters,
  entries,
  actors,
  export: { isPending, onStart },
  onFilter,
  onRetry,
}: AuditPageProps) {
  const { t } = useTranslation();
  const shown = useDeferredValue(entries);

  return (
    <>
      <PageTitle>{t('nav.audit')}</PageTitle>
      <PageHeader
        title={t('nav.audit')}
        meta={t('audit.words')}
        actions={
          <Button
            variant="secondary"
            iconBefore={<DownloadIcon />}
            loading={isPending}
            onClick={onStart}
          >
            {t('audit.export')}
          </Button>
        }
      />
      <Card padded={false}>
        <Suspense fallback={<RowsWaiting />}>
          <AuditToolbar filters={filters} actors={actors} onFilter={onFilter} />
          <AuditTable
            entries={shown}
            isStale={shown !== entries}
            filters={filters}
            onRetry={onRetry}
          />
        </Suspense>
      </Card>
    </>
  );
}
