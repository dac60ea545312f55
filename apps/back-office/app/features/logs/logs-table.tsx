import type { ApiLog } from '@craftsandore/contract';
import { useLocale } from '@craftsandore/i18n/react';
import { useState } from 'react';

import { ListPaging } from '../../list/list-paging.tsx';
import { ListTable, type ListOnItsWay } from '../../list/list-table.tsx';
import { LogDetails } from './log-details.tsx';
import { logsPath, type LogFilters } from './log-filters.ts';
import { useLogColumns } from './use-log-columns.tsx';

export type LogsOnTheirWay = ListOnItsWay<ApiLog>;

type LogsTableProps = {
  logs: LogsOnTheirWay;
  /** Newer ones are on their way. */
  isStale: boolean;
  filters: LogFilters;
  userHref: (userId: number) => string;
  onRetry: () => void;
};

export function LogsTable({ logs, filters, userHref, ...rest }: LogsTableProps) {
  const { t } = useLocale();
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
      empty={t('logs.empty')}
      failed={t('logs.failed')}
      paging={(meta) => (
        <ListPaging
          meta={meta}
          hrefOf={(page) => logsPath({ ...filters, page })}
          rangeWords={(range) => t('logs.range', range)}
        />
      )}
    />
  );
}
