import type { Result } from '@craftsandore/api-client';
import { type listRuns, type ResponseBody, type Run, runStates } from '@craftsandore/contract';
import { lazily } from '@craftsandore/resilience';
import { Card, PageHeader, Select } from '@craftsandore/ui';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import toolbar from '../../../list/list-toolbar.module.css';
import type { ListPromise } from '../../../list/list-table.tsx';
import { LiveList } from '../../../list/live-list.tsx';
import { RowsWaiting } from '../../../list/rows-waiting.tsx';
import { useNewer } from '../../../live/use-newer.ts';
import { PageTitle } from '../../../shell/page-title.tsx';
import { allParcelsPath } from '../order-filters.ts';
import type { RunFilters } from './run-filters.ts';

const RunsTable = lazily(() => import('./runs-table.tsx').then(({ RunsTable }) => RunsTable));

type RunsPageProps = {
  filters: RunFilters;
  runs: Promise<Result<ResponseBody<typeof listRuns>>>;
  onFilter: (filters: RunFilters) => void;
  onRetry: () => void;
};

/** Rounds of the own courier: who is on the way, and whose cash is to be counted. */
export function RunsPage({ filters, runs, onFilter, onRetry }: RunsPageProps) {
  const { t } = useTranslation();
  const [current, setNewer] = useNewer<ListPromise<Run>>(runs);
  const shown = useDeferredValue(current);

  return (
    <>
      <PageTitle>{t('runs.title')}</PageTitle>
      <PageHeader
        back={{ href: allParcelsPath, label: t('nav.parcels') }}
        title={t('runs.title')}
        meta={t('runs.words')}
      />
      <LiveList of="run" list={current} onNewer={setNewer} />
      <Card padded={false}>
        <div className={toolbar.root}>
          <Select
            label={t('runs.show')}
            labelHidden
            value={filters.state ?? ''}
            onChange={({ target }) =>
              onFilter({
                ...{ ...filters, page: 1 },
                state: runStates.find((state) => state === target.value),
              })
            }
          >
            <option value="">{t('runs.all')}</option>
            {runStates.map((state) => (
              <option key={state} value={state}>
                {t(`runState.${state}`)}
              </option>
            ))}
          </Select>
        </div>
        <Suspense fallback={<RowsWaiting />}>
          <RunsTable runs={shown} isStale={shown !== current} filters={filters} onRetry={onRetry} />
        </Suspense>
      </Card>
    </>
  );
}
