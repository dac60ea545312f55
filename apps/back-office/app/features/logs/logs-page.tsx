import { useLocale } from '@craftsandore/i18n/react';
import { Card, LiveRegion, PageHeader, Switch } from '@craftsandore/ui';
import { useDeferredValue } from 'react';

import { PageTitle } from '../../shell/page-title.tsx';
import type { LogFilters } from './log-filters.ts';
import { LogsTable, type LogsOnTheirWay } from './logs-table.tsx';
import { LogsToolbar } from './logs-toolbar.tsx';

type LogsPageProps = {
  filters: LogFilters;
  logs: LogsOnTheirWay;
  /** Whether new calls are followed, and how many have come since that began. */
  tail: { isOn: boolean; count: number; onToggle: (isOn: boolean) => void };
  userHref: (userId: number) => string;
  onFilter: (filters: LogFilters) => void;
  onRetry: () => void;
};

export function LogsPage({ filters, logs, tail, userHref, onFilter, onRetry }: LogsPageProps) {
  const { t } = useLocale();
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
        <LogsTable
          logs={shown}
          // New calls join the old ones without a sign of waiting.
          isStale={shown !== logs && !tail.isOn}
          filters={filters}
          userHref={userHref}
          onRetry={onRetry}
        />
      </Card>
    </>
  );
}
