import { attempt } from '@craftsandore/api-client';
import { listApiLogs, pageMeta, type ApiLog } from '@craftsandore/contract';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useFetcher } from 'react-router-dom';

import { filtersIn, logsPath, type LogFilters } from '../features/logs/log-filters.ts';
import { LogsPage } from '../features/logs/logs-page.tsx';
import type { LogsPromise } from '../features/logs/logs-table.tsx';
import { userPath } from '../features/users/user-filters.ts';
import { useListWays } from '../list/use-list-ways.ts';
import { staffApi } from '../session/guard.ts';
import type { Route } from './+types/logs';

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';

export function clientLoader(args: Route.ClientLoaderArgs) {
  const api = staffApi(args, listApiLogs.access);
  const filters = filtersIn(args.request.url);
  const logs = api(listApiLogs, { query: filters }).then(({ logs, perPage, total, isCut }) => ({
    data: logs,
    meta: { ...pageMeta(filters.page, perPage, total), isCut },
  }));
  return { filters, logs: attempt(logs) };
}

export default function LogsRoute({ loaderData }: Route.ComponentProps) {
  const { logs } = loaderData;
  const { filters, onFilter, onRetry } = useListWays(loaderData.filters, logsPath);
  const [isFollowing, setIsFollowing] = useState(false);
  const fresh = useFreshLogs(isFollowing, loaderData.filters, logs);

  return (
    <LogsPage
      filters={filters}
      logs={useMemo(() => withFresh(fresh, logs), [fresh, logs])}
      tail={{
        isOn: isFollowing,
        count: fresh.length,
        onToggle: (isOn) => {
          setIsFollowing(isOn);
          // New calls join the first page.
          if (isOn && filters.page > 1) onFilter({ ...filters, page: 1 });
        },
      }}
      userHref={userPath}
      onFilter={onFilter}
      onRetry={onRetry}
    />
  );
}

const pauseMs = 3000;

/** The calls that came since `logs` were read, newest first; asks for more of them while somebody follows and looks. */
function useFreshLogs(isFollowing: boolean, filters: LogFilters, logs: LogsPromise) {
  const { data, state, load } = useFetcher<typeof clientLoader>();
  const [fresh, setFresh] = useState<{ since: LogsPromise; rows: ApiLog[] }>();
  const rows = useMemo(() => (fresh?.since === logs ? fresh.rows : []), [fresh, logs]);

  const ask = useEffectEvent(async () => {
    if (document.hidden || state !== 'idle') return;
    await load(logsPath({ ...filters, page: 1, after: await newestOf(rows, logs) }));
  });
  useEffect(() => {
    if (!isFollowing) return;
    const timer = setInterval(() => void ask(), pauseMs);
    return () => clearInterval(timer);
  }, [isFollowing]);

  const take = useEffectEvent(async (result: Awaited<LogsPromise>) => {
    if (!result.ok) return;
    const newest = (await newestOf(rows, logs)) ?? 0;
    // A response that comes twice, or to an older question, brings nothing new.
    const came = result.value.data.filter(({ id }) => id > newest);
    if (came.length > 0) setFresh({ since: logs, rows: [...came, ...rows] });
  });
  const response = data?.logs;
  useEffect(() => void response?.then((result) => take(result)), [response]);

  return rows;
}

async function newestOf(rows: ApiLog[], logs: LogsPromise): Promise<number | undefined> {
  if (rows[0]) return rows[0].id;
  const result = await logs;
  return result.ok ? result.value.data[0]?.id : undefined;
}

async function withFresh(fresh: ApiLog[], logs: LogsPromise): LogsPromise {
  const result = await logs;
  if (!result.ok) return result;
  const { data, meta } = result.value;
  return {
    ok: true,
    value: {
      data: [...fresh, ...data],
      meta: { ...meta, totalCount: meta.totalCount + fresh.length },
    },
  };
}
