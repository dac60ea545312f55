import type { ApiLog } from '@craftsandore/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { leavesOut } from '../../list/list-address.ts';
import { ListTable, type ListPromise } from '../../list/list-table.tsx';
import { LogDetails } from './log-details.tsx';
import { logsPath, type LogFilters } from './log-filters.ts';
import { useLogColumns } from './use-log-columns.tsx';

export type LogsPromise = ListPromise<ApiLog>;

type LogsTableProps = {
  logs: LogsPromise;
  /** Newer ones are on their way. */
  isStale: boolean;
  filters: LogFilters;
  userHref: (userId: number) => string;
  onRetry: () => void;
};

export function LogsTable({ logs, filters, userHref, ...rest }: LogsTableProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const columns = useLogColumns({
    opened,
    onToggle: (id) => setOpened((opened) => opened.symmetricDifference(new Set([id]))),
    userHref,
  });

  return (
    <ListTable
      {...rest}
      list={logs}
      label={t('logs.list')}
      columns={columns}
      density="compact"
      rowKey={({ id }) => id}
      details={(log) => opened.has(log.id) && <LogDetails log={log} />}
      empty={t(leavesOut(filters) ? 'logs.empty' : 'logs.noneYet')}
      failed={t('logs.failed')}
      paging={{
        hrefOf: (wanted) => logsPath({ ...filters, ...wanted }),
        rangeWords: (range) => t('logs.range', range),
      }}
    />
  );
}
