import { listApiLogs } from '@craftsandore/contract';
import type { z } from 'zod';

import { filtersFrom, listPath, RowsPerPage } from '../../list/list-address.ts';

const Filters = listApiLogs.query.extend({ perPage: RowsPerPage });

/** What the address of the list of calls asks for. */
export type LogFilters = z.output<typeof Filters>;

/** The filters in an address; those of the plain list where it holds something else. */
export function filtersIn(url: string): LogFilters {
  return filtersFrom(Filters, url);
}

/** The address of the list with these filters. */
export function logsPath(filters: Partial<LogFilters> = {}): string {
  return listPath('/admin-Logs', filters);
}

const requestId = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** One box finds by part of the URL, or by the number of a request that an error page has named. */
export function withWords(filters: LogFilters, words: string): LogFilters {
  const isRequest = requestId.test(words);
  return {
    ...filters,
    page: 1,
    url: isRequest ? undefined : words,
    requestId: isRequest ? words : undefined,
  };
}
