import { lazily } from '@craftsandore/resilience';
import { Card, LiveRegion, PageHeader, Switch } from '@craftsandore/ui';
import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';

import { RowsWaiting } from '../../list/rows-waiting.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import type { LogFilters } from './log-filters.ts';
import type { LogsPromise } from './logs-table.tsx';
import { LogsToolbar } from './logs-toolbar.tsx';

const LogsTable = lazily(() => import('./logs-table.tsx').then(({ LogsTable }) => LogsTable));

type LogsPageProps = {
  filters: LogFilters;
  logs: LogsPromise;
  /** Whether new calls are followed, and how many have come since that began. */
  tail: { isOn: boolean; count: number; onToggle: (isOn: boolean) => void };
  userHref: (userId: number) => string;
  onFilter: (filters: LogFilters) => void;
  onRetry: () => void;
};

export function LogsPage({ filters, logs, tail, userHref, onFilter, onRetry }: LogsPageProps) {
  const { t } = useTranslation();
  const shown = useDeferredValue(logs);

  return (
    <>
      <PageTitle>{t('nav.logs')}</PageTitle>
      <PageHeader
        title={t('nav.logs')}
        actions={
          <Switch
            label={t('logs.tail')}
            state={t(tail.isOn ? 'logs.on' : 'logs.off')}
            checked={tail.isOn}
            onCheckedChange={tail.onToggle}
          />
        }
      />
      <LiveRegion>{tail.count > 0 && t('logs.came', { count: tail.count })}</LiveRegion>
      <Card padded={false}>
        <LogsToolbar filters={filters} onFilter={onFilter} />
        <Suspense fallback={<RowsWaiting />}>
          <LogsTable
            logs={shown}
            // While following, new rows appear without a loading state.
            isStale={shown !== logs && !tail.isOn}
            filters={filters}
            userHref={userHref}
            onRetry={onRetry}
          />
        </Suspense>
      </Card>
    </>
  );
}
